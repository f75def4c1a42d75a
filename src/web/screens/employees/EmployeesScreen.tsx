import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { useUser } from '../../data/session';
import { ManageEmployees } from './ManageEmployees';

export function EmployeesScreen() {
  const user = useUser();
  if (can(user, 'manage employees')) return <ManageEmployees user={user} />;
  return (
    <Page title="Employee Management" subtitle="Manage employees and shift groups">
      <Forbidden sentence="You don't have permission to view employees." />
    </Page>
  );
}
