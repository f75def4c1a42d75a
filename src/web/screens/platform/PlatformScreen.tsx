import { Navigate, useNavigate, useSearch } from '@tanstack/react-router';
import { Activity, Building2, ChartColumn, Users } from 'lucide-react';
import { can } from '#contract/rights';
import { Page } from '../../components/Page';
import { PAGE_INTROS } from '../../components/page-intros';
import { useUser } from '../../data/session';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { PlatformDashboard } from './dashboard/PlatformDashboard';
import { PlatformOrganizations } from './list/PlatformOrganizations';
import { PlatformUsers } from './list/PlatformUsers';
import { SystemChecks } from './system/SystemChecks';

const TABS = [
  {
    value: 'dashboard',
    label: 'Dashboard',
    icon: <ChartColumn aria-hidden="true" className="max-sm:hidden" />,
  },
  {
    value: 'organizations',
    label: 'Organizations',
    icon: <Building2 aria-hidden="true" className="max-sm:hidden" />,
  },
  { value: 'users', label: 'Users', icon: <Users aria-hidden="true" className="max-sm:hidden" /> },
  {
    value: 'system',
    label: 'System',
    icon: <Activity aria-hidden="true" className="max-sm:hidden" />,
  },
] as const;

export function PlatformScreen() {
  if (!can(useUser(), 'run platform')) return <Navigate to="/dashboard" replace />;
  return <PlatformAdministration />;
}

function PlatformAdministration() {
  const { tab = 'dashboard' } = useSearch({ from: '/signed-in/platform' });
  const navigate = useNavigate({ from: '/platform' });
  return (
    <Page title="Platform Administration" subtitle={PAGE_INTROS['/platform']()}>
      <Tabs
        label="Platform Administration"
        tabs={TABS}
        value={tab}
        onValueChange={(chosen) =>
          // A search for organisations makes no sense among users.
          navigate({ search: { tab: chosen === 'dashboard' ? undefined : chosen } })
        }
      >
        <TabPanel value="dashboard">
          <PlatformDashboard />
        </TabPanel>
        <TabPanel value="organizations">
          <PlatformOrganizations />
        </TabPanel>
        <TabPanel value="users">
          <PlatformUsers />
        </TabPanel>
        <TabPanel value="system">
          <SystemChecks />
        </TabPanel>
      </Tabs>
    </Page>
  );
}
