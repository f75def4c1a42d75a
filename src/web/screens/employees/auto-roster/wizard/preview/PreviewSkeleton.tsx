import { Skeleton } from '../../../../../ui/Skeleton';

export function PreviewSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {['created', 'people', 'skipped', 'replaced'].map((figure) => (
          <Skeleton key={figure} className="h-16.5 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}
