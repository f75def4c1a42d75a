import { useNavigate, useSearch } from '@tanstack/react-router';
import { CalendarCheck, Palmtree } from 'lucide-react';
import { can } from '#contract/rights';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useUser } from '../../data/session';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { ApprovedLeave } from './decide/ApprovedLeave';
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
  const tabs = [
    { value: 'mine', label: 'My leave', icon: <Palmtree aria-hidden="true" /> },
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
        {tab === 'approved' && <ApprovedLeave />}
      </TabPanel>
    </Tabs>
  );
}
