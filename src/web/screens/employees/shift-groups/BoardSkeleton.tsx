import { Skeleton } from '../../../ui/Skeleton';

const CARDS = [4, 7, 6, 8];

export function BoardSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">Loading shift groups...</span>
      <div className="flex flex-wrap justify-between gap-3">
        <Skeleton className="h-11 w-full sm:h-9 sm:w-72" />
        <Skeleton className="h-11 w-full sm:h-9 sm:w-36" />
      </div>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-4">
        {CARDS.map((rows, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <div key={card} className="rounded-lg border border-line bg-surface p-4 shadow-card">
            <Skeleton className="w-32" />
            <Skeleton className="mt-2 h-3 w-20" />
            <div className="mt-4 flex flex-col gap-3">
              {Array.from({ length: rows }, (_, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: they never change
                <div key={row} className="flex h-8 items-center gap-2.5 sm:h-6">
                  <Skeleton className="size-6 rounded-full" />
                  <Skeleton className="w-3/5" />
                </div>
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
