import { Link } from '@tanstack/react-router';
import { can } from '#contract/rights';
import { LoadFailure } from '../../components/LoadFailure';
import { NoOrganization } from '../../components/NoOrganization';
import { NotOnTheRoster } from '../../components/NotOnTheRoster';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useAvailability } from '../../data/availability';
import { useUser } from '../../data/session';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { AvailabilityForm } from './AvailabilityForm';
import { ReceiptCard } from './ReceiptCard';

const TITLE = 'My Availability';

export function AvailabilityScreen() {
  const user = useUser();
  if (!can(user, 'see my shifts')) {
    return (
      <Page title={TITLE}>
        <NoOrganization />
      </Page>
    );
  }
  return (
    <Page
      title={TITLE}
      subtitle={PAGE_INTROS['/availability']()}
      actions={
        <Link to="/my-shifts" className={buttonStyles()}>
          My Shifts
        </Link>
      }
    >
      {user.employee_id ? (
        <Own />
      ) : (
        <NotOnTheRoster text="Here people on the roster say when they can work." />
      )}
    </Page>
  );
}

function Own() {
  const query = useAvailability();
  if (query.data) {
    return (
      <>
        {query.data.receipt && <ReceiptCard receipt={query.data.receipt} />}
        <AvailabilityForm saved={query.data} />
      </>
    );
  }
  if (query.error) {
    return (
      <Card>
        <LoadFailure title="We couldn't load your availability" queries={[query]} />
      </Card>
    );
  }
  return <Skeleton className="h-128" />;
}
