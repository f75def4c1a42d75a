import { textParam } from '../../platform/search-params';

/** The payment provider adds the id of the completed checkout. */
export function readSuccessSearch(raw: Record<string, unknown>): {
  session_id?: string | undefined;
} {
  return { session_id: textParam(raw.session_id) };
}
