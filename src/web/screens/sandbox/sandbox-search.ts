import { textParam } from '../../platform/search-params';

/** The session's id, which the server has handed out. */
export function readSandboxSearch({ session }: Record<string, unknown>): { session: string } {
  return { session: textParam(session) ?? '' };
}
