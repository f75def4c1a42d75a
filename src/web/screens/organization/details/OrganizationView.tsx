import type { SessionUser } from '#contract/session-user';
import { LoadFailure } from '../../../components/LoadFailure';
import { useOrganization } from '../../../data/organization';
import { Card } from '../../../ui/Card';
import { OrganizationCards } from './OrganizationCards';
import { OrganizationSkeleton } from './OrganizationSkeleton';

export function OrganizationView({ user }: { user: SessionUser }) {
  const organization = useOrganization();
  if (organization.data) return <OrganizationCards user={user} organization={organization.data} />;
  if (!organization.error) return <OrganizationSkeleton />;
  return (
    <Card>
      <LoadFailure title="Failed to load the organisation" queries={[organization]} />
    </Card>
  );
}
