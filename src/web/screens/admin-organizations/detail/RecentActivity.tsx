import { LIMITS } from '#contract/limits';
import { LoadFailure } from '../../../components/LoadFailure';
import { useAuditEntries } from '../../../data/admin-organizations';
import { Skeleton } from '../../../ui/Skeleton';
import { ActivityEntry } from './ActivityEntry';

const ROWS = [1, 2, 3, 4];

export function RecentActivity({ orgId }: { orgId: string }) {
  const entries = useAuditEntries(orgId);
  const { data, error } = entries;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">Recent Activity</h3>
      {!data && !error && (
        <div className="flex flex-col gap-px">
          <span className="sr-only">Loading...</span>
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </div>
      )}
      {!data && error && (
        <LoadFailure title="Failed to load the activity" queries={[entries]} className="py-6" />
      )}
      {data?.length === 0 && (
        <p className="text-base text-muted sm:text-sm">No activity recorded yet.</p>
      )}
      {data && data.length > 0 && (
        <ol
          aria-label="Recent Activity"
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {data.slice(0, LIMITS.recentActivity).map((entry) => (
            <ActivityEntry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}
