import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { Placeholder } from '../../components/Placeholder';
import { useUser } from '../../data/session';

export function EmployeesScreen() {
  const user = useUser();
  return (
    <Page title="Employee Management" subtitle="Manage employees and shift groups">
      {can(user, 'manage employees') ? (
        <Placeholder text="Add the people who work with you, and put them into shift groups." />
      ) : (
        <Forbidden sentence="You don't have permission to view employees." />
      )}
    </Page>
  );
}
