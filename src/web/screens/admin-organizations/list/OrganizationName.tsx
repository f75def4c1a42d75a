import type { OwnedOrganization } from '#contract/api/admin-organizations';

type OrganizationNameProps = {
  organization: OwnedOrganization;
  onOpen: (organization: OwnedOrganization) => void;
};

/** Opens the details, for the keyboard too; the mouse has the whole row. */
export function OrganizationName({ organization, onOpen }: OrganizationNameProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      data-organization={organization.id}
      onClick={() => onOpen(organization)}
      className="min-h-6 rounded-sm text-left font-medium wrap-anywhere underline-offset-4 group-hover:underline hover:underline"
    >
      {organization.name}
    </button>
  );
}
