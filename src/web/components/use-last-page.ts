import { useEffect, useEffectEvent } from 'react';
import { pagesOf } from './pages';

/** Shows the last page when the one asked for is beyond it: its last row has gone, or the link is old. */
export function useLastPage(
  page: number,
  /** Undefined until it is known. */
  total: number | undefined,
  show: (last: number | undefined) => void,
): void {
  const last = total === undefined ? page : pagesOf(total);
  const onBeyond = useEffectEvent(() => show(last === 1 ? undefined : last));
  useEffect(() => {
    if (page > last) onBeyond();
  }, [page, last]);
}
