import { can } from '#contract/rights';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { useUser } from '../../data/session';
import { RunningStrip } from './clock/RunningStrip';
import { MyShifts } from './MyShifts';

export function MyShiftsScreen() {
  const user = useUser();
  if (!can(user, 'see my shifts')) {
    return (
      <Page title="Employee Shifts Calendar">
        <NoOrganization />
      </Page>
    );
  }
  return (
    <Page title="Employee Shifts Calendar" subtitle="When and where people work, month by month">
      <RunningStrip />
      <MyShifts user={user} />
    </Page>
  );
}
