import { Skeleton } from '../../../ui/Skeleton';

export function CellLoading() {
  return (
    <div className="flex flex-col gap-5">
      <p className="sr-only">Loading shifts...</p>
      <Skeleton className="h-24 rounded-lg" />
      <div className="flex flex-col gap-2">
        <Skeleton className="w-28" />
        <Skeleton className="h-11 sm:h-9" />
      </div>
    </div>
  );
}
