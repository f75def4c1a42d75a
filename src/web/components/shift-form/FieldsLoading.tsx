import { Skeleton } from '../../ui/Skeleton';

export function FieldsLoading() {
  return (
    <div className="flex flex-col gap-4">
      <p className="sr-only">Loading...</p>
      {['employee', 'location', 'times', 'role'].map((field) => (
        <div key={field} className="flex flex-col gap-1.5">
          <Skeleton className="my-0.5 w-24" />
          <Skeleton className="h-11 sm:h-10" />
        </div>
      ))}
    </div>
  );
}
