import { Skeleton } from '../../../../../ui/Skeleton';

export function TemplatesLoading() {
  return (
    <div>
      <p className="sr-only">Loading templates...</p>
      <Skeleton className="mt-0.5 mb-3 h-5 w-40" />
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {Array.from({ length: 9 }, (_, place) => place).map((place) => (
          <Skeleton key={place} className="h-32 rounded-lg" />
        ))}
      </div>
    </div>
  );
}
