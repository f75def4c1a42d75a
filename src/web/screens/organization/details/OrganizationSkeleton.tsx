import { Skeleton } from '../../../ui/Skeleton';

/** Of the size of the cards. */
export function OrganizationSkeleton() {
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-5">
      <p className="sr-only">Loading the organisation...</p>
      {['details', 'contact', 'subscription', 'actions'].map((card) => (
        <Skeleton key={card} className="h-62 rounded-lg sm:h-56" />
      ))}
    </div>
  );
}
