import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatCount } from '#engine/counted';
import { Button } from '../ui/Button';
import { pagesOf, showingText } from './pages';

type PagerProps = {
  /** What is listed, such as 'organizations'. */
  things: string;
  page: number;
  total: number;
  onPage: (page: number) => void;
};

/** A disabled button would lose the focus on reaching the last page, so the button only looks disabled. */
const unavailable = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-50';

export function Pager({ things, page, total, onPage }: PagerProps) {
  const pages = pagesOf(total);
  return (
    <nav
      aria-label={`Pages of ${things}`}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-sm text-muted tabular-nums"
    >
      <p role="status">{showingText(page, total, things)}</p>
      <div className="flex items-center gap-3 max-sm:w-full max-sm:justify-between">
        <Button
          size="sm"
          aria-disabled={page <= 1}
          className={unavailable}
          onClick={() => page > 1 && onPage(page - 1)}
        >
          <ChevronLeft aria-hidden="true" />
          Previous
        </Button>
        <p>
          Page {formatCount(page)} of {formatCount(pages)}
        </p>
        <Button
          size="sm"
          aria-disabled={page >= pages}
          className={unavailable}
          onClick={() => page < pages && onPage(page + 1)}
        >
          Next
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
