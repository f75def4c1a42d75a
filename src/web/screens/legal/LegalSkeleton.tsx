import { Skeleton } from '../../ui/Skeleton';

export function LegalSkeleton() {
  return (
    <div role="status" className="flex flex-col gap-8">
      <span className="sr-only">Loading...</span>
      {[1, 2, 3].map((section) => (
        <div key={section} className="flex flex-col gap-3">
          <Skeleton className="h-6 w-48" />
          <Skeleton />
          <Skeleton />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  );
}
