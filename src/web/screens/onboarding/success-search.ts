import { textParam } from '../../platform/search-params';

/** The payment provider names the checkout that was completed. */
export function readSuccessSearch(raw: Record<string, unknown>): {
  session_id?: string | undefined;
} {
  return { session_id: textParam(raw.session_id) };
}
