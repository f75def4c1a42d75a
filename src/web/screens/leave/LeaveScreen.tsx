import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarCheck, Inbox, Palmtree } from 'lucide-react';
import { can } from '#contract/rights';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useLeaveToDecide } from '../../data/leave';
import { useUser } from '../../data/session';
import { Badge } from '../../ui/Badge';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { ApprovedLeave } from './decide/ApprovedLeave';
import { ToDecide } from './decide/ToDecide';
import { MyLeave } from './mine/MyLeave';

const TITLE = 'Leave';

export function LeaveScreen() {
  const user = useUser();
  return (
    <Page title={TITLE} subtitle={PAGE_INTROS['/leave']()}>
      {can(user, 'decide requests') && <ForManagers />}
      {!can(user, 'decide requests') && can(user, 'make requests') && <MyLeave />}
      {!can(user, 'make requests') && <NoOrganization />}
    </Page>
  );
}

function ForManagers() {
  const { tab = 'mine' } = useSearch({ from: '/signed-in/leave' });
  const navigate = useNavigate({ from: '/leave' });
  const waiting = useLeaveToDecide().data?.length ?? 0;
  const tabs = [
    { value: 'mine', label: 'My leave', icon: <Palmtree aria-hidden="true" /> },
    {
      value: 'to-decide',
      label: 'To decide',
      icon: <Inbox aria-hidden="true" />,
      badge: waiting > 0 && <Badge tone="warn">{waiting}</Badge>,
    },
    { value: 'approved', label: 'Approved', icon: <CalendarCheck aria-hidden="true" /> },
  ] as const;
  return (
    <Tabs
      label={TITLE}
      tabs={tabs}
      value={tab}
      onValueChange={(chosen) =>
        navigate({ search: { tab: chosen === 'mine' ? undefined : chosen } })
      }
    >
      <TabPanel value={tab}>
        {tab === 'mine' && <MyLeave />}
        {tab === 'to-decide' && <ToDecide />}
        {tab === 'approved' && <ApprovedLeave />}
      </TabPanel>
    </Tabs>
  );
}
