import { Skeleton } from '../../../ui/Skeleton';
import { ListSection } from './ListSection';

const ROWS = [1, 2, 3, 4, 5, 6];

export function ListLoading() {
  return (
    <ListSection title="Loading shifts...">
      <ul aria-hidden="true" className="divide-y divide-line">
        {ROWS.map((row) => (
          <li key={row} className="flex min-h-20 items-center gap-3 px-4 py-2 sm:min-h-12 sm:px-5">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="w-32" />
            <Skeleton className="ml-auto w-24 sm:ml-16" />
          </li>
        ))}
      </ul>
    </ListSection>
  );
}
