import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { useUser } from '../../data/session';
import { ManageOrganizations } from './ManageOrganizations';

export function OrganizationsScreen() {
  if (can(useUser(), 'manage organisations')) return <ManageOrganizations />;
  return (
    <Page title="Organizations Management">
      <Forbidden
        sentence="Access denied. Owner privileges required."
        text="Only owners can see an organisation's subscription and activity here."
      />
    </Page>
  );
}
