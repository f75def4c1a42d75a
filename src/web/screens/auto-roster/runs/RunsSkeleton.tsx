import { Skeleton } from '../../../ui/Skeleton';

export function RunsSkeleton({ rows = 3 }: { rows?: number | undefined }) {
  return (
    <ul aria-hidden="true" className="divide-y divide-line">
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <li key={row} className="flex flex-col gap-2 px-4 py-3.5 sm:px-5">
          <Skeleton className="h-5 w-56 max-w-full" />
          <Skeleton className="w-80 max-w-full" />
          <Skeleton className="h-3.5 w-44" />
        </li>
      ))}
    </ul>
  );
}
