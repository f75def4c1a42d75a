import './grid.css';
import { Skeleton } from '../../../ui/Skeleton';

const ROWS = Array.from({ length: 12 }, (_, row) => row);

/** The grid's own height, so that nothing moves when the people arrive. */
export function GridSkeleton() {
  return (
    <div className="roster-grid">
      <p role="status" className="sr-only">
        Loading the roster...
      </p>
      <div className="h-[55px] border-b border-line-strong bg-raised" />
      {ROWS.map((row) => (
        <div key={row} className="flex h-[45px] items-center gap-3 border-b border-line px-2">
          <Skeleton className="size-7 rounded-full" />
          <Skeleton className="h-3 w-24" />
          <Skeleton className="ml-8 h-7 flex-1 opacity-60" />
        </div>
      ))}
    </div>
  );
}
