import { useNavigate, useSearch } from '@tanstack/react-router';
import { Building, Inbox } from 'lucide-react';
import type { SessionUser } from '#contract/session-user';
import { TabPanel } from '../../ui/TabPanel';
import { Tabs } from '../../ui/Tabs';
import { OrganizationView } from './details/OrganizationView';
import { SignupRequests } from './requests/SignupRequests';

const TABS = [
  { value: 'organization', label: 'Organization', icon: <Building aria-hidden="true" /> },
  { value: 'requests', label: 'Signup Requests', icon: <Inbox aria-hidden="true" /> },
] as const;

/** For those who have both an organisation and the platform to look after. */
export function OrganizationTabs({ user }: { user: SessionUser }) {
  const { tab = 'organization' } = useSearch({ from: '/signed-in/organization' });
  const navigate = useNavigate({ from: '/organization' });
  return (
    <Tabs
      label="Organization"
      tabs={TABS}
      value={tab}
      onValueChange={(chosen) =>
        navigate({ search: { tab: chosen === 'requests' ? chosen : undefined } })
      }
    >
      <TabPanel value="organization">
        <OrganizationView user={user} />
      </TabPanel>
      <TabPanel value="requests">
        <SignupRequests />
      </TabPanel>
    </Tabs>
  );
}
