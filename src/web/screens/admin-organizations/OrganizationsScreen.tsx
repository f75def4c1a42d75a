import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { Placeholder } from '../../components/Placeholder';
import { useUser } from '../../data/session';

export function OrganizationsScreen() {
  const user = useUser();
  return (
    <Page title="Organizations Management">
      {can(user, 'manage organisations') ? (
        <Placeholder text="See the organisations you own and their subscriptions." />
      ) : (
        <Forbidden sentence="Access denied. Owner privileges required." />
      )}
    </Page>
  );
}
