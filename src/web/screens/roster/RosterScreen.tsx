import { can } from '#contract/rights';
import { Forbidden } from '../../components/Forbidden';
import { Page } from '../../components/Page';
import { Placeholder } from '../../components/Placeholder';
import { useUser } from '../../data/session';

export function RosterScreen() {
  const user = useUser();
  return (
    <Page title="Roster">
      {can(user, 'see roster') ? (
        <Placeholder text="Plan who works when, and publish it when it is ready." />
      ) : (
        <Forbidden sentence="You don't have permission to view the roster grid." />
      )}
    </Page>
  );
}
