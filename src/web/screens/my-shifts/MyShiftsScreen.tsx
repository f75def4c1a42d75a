import { can } from '#contract/rights';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { Placeholder } from '../../components/Placeholder';
import { useUser } from '../../data/session';

export function MyShiftsScreen() {
  const user = useUser();
  return (
    <Page title="Employee Shifts Calendar">
      {can(user, 'see my shifts') ? (
        <Placeholder text="See when you work, month by month, and clock in and out." />
      ) : (
        <NoOrganization />
      )}
    </Page>
  );
}
