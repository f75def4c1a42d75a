import { can } from '#contract/rights';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { useUser } from '../../data/session';
import { Dashboard } from './Dashboard';
import { PlatformCard } from './PlatformCard';

export function DashboardScreen() {
  const user = useUser();
  if (can(user, 'see dashboard')) return <Dashboard user={user} />;
  return (
    <Page title="Dashboard" subtitle={`Welcome, ${user.name}.`}>
      {can(user, 'run platform') ? <PlatformCard /> : <NoOrganization />}
    </Page>
  );
}
