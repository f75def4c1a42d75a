// Lists that the server hands out in pages.
import { LIMITS } from '#contract/limits';
import { formatCount } from '../platform/count-words';

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
