import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { Placeholder } from '../../components/Placeholder';
import { useUser } from '../../data/session';

export function SitesScreen() {
  const user = useUser();
  return (
    <Page title="Job Sites Directory">
      {can(user, 'manage job sites') ? (
        <Placeholder text="Keep the places where your people work." />
      ) : (
        <Forbidden sentence="You don't have permission to view job sites." />
      )}
    </Page>
  );
}
