import { textParam } from '../../platform/search-params';

/** Which page of the test mode: an id that the server has handed out. */
export function readSandboxSearch({ session }: Record<string, unknown>): { session: string } {
  return { session: textParam(session) ?? '' };
}
