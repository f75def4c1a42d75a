import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { useUser } from '../../data/session';
import { SitesDirectory } from './SitesDirectory';

export function SitesScreen() {
  if (can(useUser(), 'manage job sites')) return <SitesDirectory />;
  return (
    <Page title="Job Sites Directory">
      <Forbidden sentence="You don't have permission to view job sites." />
    </Page>
  );
}
