// Lists that the server sends in pages.
import { useEffect, useEffectEvent } from 'react';
import { LIMITS } from '#contract/limits';
import { formatCount } from '#engine/counted';

export const PAGE_SIZE = LIMITS.pageSize;

/** At least 1: an empty list has one page too. */
export function pagesOf(total: number): number {
  return Math.max(1, Math.ceil(total / PAGE_SIZE));
}

/** 'Showing 21 to 40 of 1,204 organizations' */
export function showingText(page: number, total: number, things: string): string {
  const from = Math.min(total, (page - 1) * PAGE_SIZE + 1);
  const to = Math.min(total, page * PAGE_SIZE);
  return `Showing ${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)} ${things}`;
}

/** Shows the last page when an old link, or deleting the last row, leads beyond it. */
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
