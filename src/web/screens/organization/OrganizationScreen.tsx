import { useSearch } from '@tanstack/react-router';
import { can } from '#contract/rights';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { useUser } from '../../data/session';
import { OrganizationView } from './details/OrganizationView';
import { EditButton } from './form/EditButton';
import { OrganizationTabs } from './OrganizationTabs';
import { organizationTitle } from './organization-title';
import { SignupRequests } from './requests/SignupRequests';

export function OrganizationScreen() {
  const user = useUser();
  const member = can(user, 'see organisation');
  const runsPlatform = can(user, 'run platform');
  const { tab } = useSearch({ from: '/signed-in/organization' });
  const onRequests = runsPlatform && tab === 'requests';
  return (
    <Page
      title={organizationTitle(user)}
      subtitle={
        !member && runsPlatform && 'People who ask for an organisation on this installation'
      }
      actions={!onRequests && can(user, 'edit organisation') && <EditButton />}
    >
      {member && runsPlatform && <OrganizationTabs user={user} />}
      {member && !runsPlatform && <OrganizationView user={user} />}
      {!member && runsPlatform && <SignupRequests />}
      {!member && !runsPlatform && <NoOrganization />}
    </Page>
  );
}
