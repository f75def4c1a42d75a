import { Building } from 'lucide-react';
import type { Organization } from '#contract/api/organization';
import { formatCount } from '../../../platform/count-words';
import { formatDateAt } from '../../../platform/formats';
import { Detail } from './Detail';
import { Details } from './Details';
import { DetailsCard } from './DetailsCard';

export function OrganizationDetailsCard({ organization }: { organization: Organization }) {
  const { employee_count_estimate: estimate, notes } = organization;
  return (
    <DetailsCard title="Organization Details" Icon={Building}>
      <Details>
        <Detail label="Organization name">{organization.name}</Detail>
        <Detail label="ABN">{organization.abn}</Detail>
        <Detail label="Created">
          {formatDateAt(organization.created_at, organization.timezone)}
        </Detail>
        <Detail label="Estimated employees">
          {estimate === null ? null : formatCount(estimate)}
        </Detail>
        {notes && <Detail label="Notes">{notes}</Detail>}
      </Details>
    </DetailsCard>
  );
}
