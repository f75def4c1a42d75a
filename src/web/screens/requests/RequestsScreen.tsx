import { useNavigate, useSearch } from '@tanstack/react-router';
import { can } from '#contract/rights';
import { Queue } from '../../components/inbox/Queue';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useInboxCount } from '../../data/inbox';
import { useUser } from '../../data/session';
import { Badge } from '../../ui/Badge';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { OwnRequests } from './OwnRequests';

export function RequestsScreen() {
  const user = useUser();
  return (
    <Page title="Requests" subtitle={PAGE_INTROS['/requests']()}>
      {!can(user, 'make requests') && <NoOrganization />}
      {can(user, 'decide requests') && <ForManagers />}
      {can(user, 'make requests') && !can(user, 'decide requests') && <OwnRequests />}
    </Page>
  );
}

function ForManagers() {
  const { tab = 'decide' } = useSearch({ from: '/signed-in/requests' });
  const navigate = useNavigate({ from: '/requests' });
  const count = useInboxCount();
  return (
    <Tabs
      label="Requests"
      tabs={[
        {
          value: 'decide',
          label: 'To decide',
          badge: count > 0 && <Badge tone="warn">{count}</Badge>,
        },
        { value: 'mine', label: 'Mine' },
      ]}
      value={tab}
      onValueChange={(chosen) =>
        void navigate({ search: { tab: chosen === 'mine' ? 'mine' : undefined } })
      }
    >
      <TabPanel value="decide">
        <Queue />
      </TabPanel>
      <TabPanel value="mine">
        <OwnRequests />
      </TabPanel>
    </Tabs>
  );
}
