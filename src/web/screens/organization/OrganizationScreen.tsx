import { useNavigate, useSearch } from '@tanstack/react-router';
import { Building, Inbox, Pencil } from 'lucide-react';
import type { Organization } from '#contract/api/organization';
import { can } from '#contract/rights';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { useDialog } from '../../components/use-dialog';
import { useOrganization } from '../../data/organization';
import { useUser } from '../../data/session';
import { Button } from '../../ui/Button';
import { TabPanel, Tabs } from '../../ui/Tabs';
import { OrganizationView } from './details/OrganizationView';
import { EditOrganizationDialog } from './form/EditOrganizationDialog';
import { organizationTitle } from './organization-title';
import { SignupRequests } from './requests/SignupRequests';

const TABS = [
  { value: 'organization', label: 'Organization', icon: <Building aria-hidden="true" /> },
  { value: 'requests', label: 'Signup Requests', icon: <Inbox aria-hidden="true" /> },
] as const;

export function OrganizationScreen() {
  const user = useUser();
  const member = can(user, 'see organisation');
  const runsPlatform = can(user, 'run platform');
  const { tab } = useSearch({ from: '/signed-in/organization' });
  const onRequests = runsPlatform && tab === 'requests';
  return (
    <Page
      title={organizationTitle(user)}
      subtitle={!member && runsPlatform && 'Requests for a new organisation on this installation'}
      actions={!onRequests && can(user, 'edit organisation') && <EditButton />}
    >
      {member && runsPlatform && <OrganizationTabs />}
      {member && !runsPlatform && <OrganizationView />}
      {!member && runsPlatform && <SignupRequests />}
      {!member && !runsPlatform && <NoOrganization />}
    </Page>
  );
}

/** For super admins who also belong to an organisation. */
function OrganizationTabs() {
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
        <OrganizationView />
      </TabPanel>
      <TabPanel value="requests">
        <SignupRequests />
      </TabPanel>
    </Tabs>
  );
}

function EditButton() {
  const { data: organization } = useOrganization();
  const editing = useDialog<Organization>();
  return (
    <>
      <Button disabled={!organization} onClick={() => organization && editing.show(organization)}>
        <Pencil aria-hidden="true" />
        Edit Organization
      </Button>
      {editing.subject && (
        <EditOrganizationDialog
          key={editing.turn}
          organization={editing.subject}
          open={editing.open}
          onOpenChange={editing.onOpenChange}
        />
      )}
    </>
  );
}
