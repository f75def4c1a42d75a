import { Contact } from 'lucide-react';
import type { Organization } from '#contract/api/organization';
import { formatCount } from '../../../platform/count-words';
import { ContactLink } from '../../sites/list/ContactLink';
import { Detail } from './Detail';
import { Details } from './Details';
import { DetailsCard } from './DetailsCard';

export function ContactCard({ organization }: { organization: Organization }) {
  return (
    <DetailsCard title="Contact Information" Icon={Contact}>
      <Details>
        <Detail label="Primary contact">{organization.primary_contact_name}</Detail>
        <Detail label="Contact email">
          {organization.primary_contact_email && (
            <ContactLink kind="email" value={organization.primary_contact_email} />
          )}
        </Detail>
        <Detail label="Billing email">
          {organization.billing_email && (
            <ContactLink kind="email" value={organization.billing_email} />
          )}
        </Detail>
        <Detail label="Total members">{formatCount(organization.member_count)}</Detail>
      </Details>
    </DetailsCard>
  );
}
