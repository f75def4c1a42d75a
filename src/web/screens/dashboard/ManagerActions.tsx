import type { SessionUser } from '#contract/session-user';
import { Skeleton } from '../../ui/Skeleton';
import { FirstSteps } from './FirstSteps';
import { QuickActions } from './QuickActions';
import type { Stats } from './StatTiles';
import { useFirstSteps } from './use-first-steps';

type ManagerActionsProps = { user: SessionUser; stats: Stats | undefined; failed: boolean };

export function ManagerActions({ user, stats, failed }: ManagerActionsProps) {
  const { unplanned, groupCount } = useFirstSteps(user, stats);
  // The steps would push the actions down just when somebody aims at them.
  if (unplanned === undefined && !failed) return <Skeleton className="h-29 rounded-lg" />;
  return (
    <>
      {stats && unplanned && <FirstSteps user={user} stats={stats} groupCount={groupCount} />}
      <QuickActions user={user} quiet={unplanned === true} />
    </>
  );
}
