import { can } from '#contract/rights';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { Placeholder } from '../../components/Placeholder';
import { useUser } from '../../data/session';
import { organizationTitle } from './organization-title';

export function OrganizationScreen() {
  const user = useUser();
  return (
    <Page title={organizationTitle(user)}>
      {can(user, 'see organisation') || can(user, 'run platform') ? (
        <Placeholder
          text={
            can(user, 'see organisation')
              ? 'Look after the details and the subscription of your organisation.'
              : 'See who asks for an organisation on this installation.'
          }
        />
      ) : (
        <NoOrganization />
      )}
    </Page>
  );
}
