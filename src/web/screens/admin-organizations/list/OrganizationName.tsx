import type { MouseEvent } from 'react';
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

/** For a whole row or card whose name is a button that does the same: a bigger target for the mouse. */
export function openOnClick(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest('button, a')) return;
  // Somebody is copying an e-mail address.
  if (getSelection()?.isCollapsed === false) return;
  const opener = currentTarget.querySelector<HTMLElement>('[data-organization]');
  // Where the focus comes back to.
  opener?.focus();
  opener?.click();
}

/** The button that opens an organisation, or the page when the organisation has left the list. */
export function focusOrganization(id: string): void {
  const button = document.querySelector<HTMLElement>(`[data-organization="${id}"]`);
  (button ?? document.querySelector<HTMLElement>('main'))?.focus();
}
