import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../../../../ui/Button';

type RunsPagerProps = {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
};

export function RunsPager({ page, totalPages, onPage }: RunsPagerProps) {
  if (totalPages < 2) return null;
  return (
    <nav
      aria-label="Pages of runs"
      className="flex items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-5"
    >
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        Page {page} of {totalPages}
      </p>
      <div className="flex gap-2">
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          Previous
        </Button>
        <Button size="sm" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}
