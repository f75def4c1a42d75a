import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { useUser } from '../../data/session';
import { RosterViews } from './RosterViews';

export function RosterScreen() {
  if (can(useUser(), 'see roster')) return <RosterViews />;
  return (
    <Page title="Roster">
      <Forbidden sentence="You don't have permission to view the roster grid." />
    </Page>
  );
}
