import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn';
import { useScrollable } from './use-scrollable';

type TableProps = {
  label: string;
  /** Styles the scrolling box. The header sticks once the box has a maximum height. */
  className?: string | undefined;
  children: ReactNode;
};

export function Table({ label, className, children }: TableProps) {
  const scrollable = useScrollable<HTMLElement>();
  return (
    <section
      {...scrollable}
      aria-label={label}
      className={cn(
        'relative min-w-0 scroll-pt-10 overflow-auto rounded-lg border border-line bg-surface -outline-offset-2 print:max-h-none print:overflow-visible',
        className,
      )}
    >
      <table className="w-full border-separate border-spacing-0 text-sm">{children}</table>
    </section>
  );
}

export function TableCell({ className, ...props }: ComponentProps<'td'>) {
  return <td className={cn('h-11 border-b border-line px-3 py-1.5', className)} {...props} />;
}

export function TableHeaderCell({ className, scope = 'col', ...props }: ComponentProps<'th'>) {
  return (
    <th
      scope={scope}
      className={cn(
        'sticky top-0 z-10 h-9 print:static border-b border-line bg-subtle px-3 text-left text-xs font-medium whitespace-nowrap text-muted',
        className,
      )}
      {...props}
    />
  );
}

export function TableRow({ className, ...props }: ComponentProps<'tr'>) {
  return (
    <tr
      className={cn(
        'transition-colors hover:bg-subtle/60 aria-selected:bg-brand-soft [tbody>&:last-child>*]:border-b-0',
        className,
      )}
      {...props}
    />
  );
}

type SortableHeaderCellProps<Column extends string> = {
  column: Column;
  label: string;
  sort: { column: Column; descending: boolean } | undefined;
  onSort: (column: Column) => void;
  className?: string | undefined;
};

export function SortableHeaderCell<Column extends string>({
  column,
  label,
  sort,
  onSort,
  className,
}: SortableHeaderCellProps<Column>) {
  const own = sort?.column === column ? sort : undefined;
  const Arrow = own?.descending ? ArrowDown : ArrowUp;
  return (
    <TableHeaderCell
      className={className}
      aria-sort={own && (own.descending ? 'descending' : 'ascending')}
    >
      <button
        type="button"
        onClick={() => onSort(column)}
        className="-mx-1 inline-flex min-h-6 items-center gap-1 rounded-sm px-1 hover:text-text print:hidden"
      >
        {label}
        {own && <Arrow aria-hidden="true" className="size-3.5" />}
      </button>
      {/* Chromium prints a button above the first page of a table only. */}
      <span className="hidden print:inline">{label}</span>
    </TableHeaderCell>
  );
}
