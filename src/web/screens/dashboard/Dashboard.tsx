import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { Page } from '../../components/Page';
import { useDashboardStats } from '../../data/dashboard';
import { ManagerActions } from './ManagerActions';
import { NextShift } from './NextShift';
import { StatsFailure } from './StatsFailure';
import { StatTiles } from './StatTiles';

export function Dashboard({ user }: { user: SessionUser }) {
  const { data, error, isFetching, refetch } = useDashboardStats();
  const manages = can(user, 'see roster');
  return (
    <Page title="Dashboard" subtitle={`Welcome, ${user.name}.`}>
      {!data && error ? (
        <StatsFailure error={error} pending={isFetching} onRetry={refetch} />
      ) : (
        <StatTiles user={user} stats={data} />
      )}
      {manages ? (
        <ManagerActions user={user} stats={data} failed={error !== null} />
      ) : (
        <NextShift user={user} />
      )}
    </Page>
  );
}
