import { Link } from '@tanstack/react-router';
import { CircleUser, ServerCog } from 'lucide-react';
import { can } from '#contract/rights';
import { LoadFailure } from '../../components/LoadFailure';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useDashboardStats } from '../../data/dashboard';
import { useUser } from '../../data/session';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { ManagerActions } from './ManagerActions';
import { OwnOverview } from './own/OwnOverview';
import { StatTiles } from './StatTiles';

export function DashboardScreen() {
  const user = useUser();
  if (can(user, 'see dashboard')) return <Dashboard />;
  return (
    <Page title="Dashboard" subtitle={PAGE_INTROS['/dashboard'](user.name)}>
      {can(user, 'run platform') ? <PlatformCard /> : <NoOrganization />}
    </Page>
  );
}

function Dashboard() {
  const user = useUser();
  const stats = useDashboardStats();
  const { data, error } = stats;
  return (
    <Page title="Dashboard" subtitle={PAGE_INTROS['/dashboard'](user.name)}>
      {!data && error ? (
        <Card>
          <LoadFailure title="Failed to load figures" queries={[stats]} className="py-8" />
        </Card>
      ) : (
        <StatTiles stats={data} />
      )}
      {can(user, 'see roster') ? (
        <ManagerActions stats={data} failed={error !== null} />
      ) : (
        <OwnOverview />
      )}
    </Page>
  );
}

/** A super admin may belong to no organisation, and then has no roster. */
function PlatformCard() {
  return (
    <Card>
      <EmptyState
        icon={<ServerCog />}
        title="You look after this installation"
        text="Your account belongs to no organisation, so there is no roster to show."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to="/platform" className={buttonStyles({ variant: 'primary' })}>
              <ServerCog aria-hidden="true" />
              Platform Administration
            </Link>
            <Link to="/account" className={buttonStyles()}>
              <CircleUser aria-hidden="true" />
              Your account
            </Link>
          </div>
        }
      />
    </Card>
  );
}
