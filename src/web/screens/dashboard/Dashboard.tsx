import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { LoadFailure } from '../../components/LoadFailure';
import { Page } from '../../components/Page';
import { useDashboardStats } from '../../data/dashboard';
import { Card } from '../../ui/Card';
import { ManagerActions } from './ManagerActions';
import { NextShift } from './NextShift';
import { StatTiles } from './StatTiles';

export function Dashboard({ user }: { user: SessionUser }) {
  const stats = useDashboardStats();
  const { data, error } = stats;
  const manages = can(user, 'see roster');
  return (
    <Page title="Dashboard" subtitle={`Welcome, ${user.name}.`}>
      {!data && error ? (
        <Card>
          <LoadFailure title="Failed to load figures" queries={[stats]} className="py-8" />
        </Card>
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
