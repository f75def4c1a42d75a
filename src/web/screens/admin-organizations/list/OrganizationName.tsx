import type { MouseEvent } from 'react';
import type { OwnedOrganization } from '#contract/api/admin-organizations';

type OrganizationNameProps = {
  organization: OwnedOrganization;
  onOpen: (organization: OwnedOrganization) => void;
};

/** The button that opens the details. With a mouse, the whole row does. */
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

/** A click anywhere on a row or card opens its organisation. */
export function openOnClick(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest('button, a')) return;
  // Someone is selecting text, perhaps to copy an email address.
  if (getSelection()?.isCollapsed === false) return;
  const opener = currentTarget.querySelector<HTMLElement>('[data-organization]');
  // The dialog gives the focus back to this button.
  opener?.focus();
  opener?.click();
}

/** Focuses an organisation's button, or the page when the organisation has left the list. */
export function focusOrganization(id: string): void {
  const button = document.querySelector<HTMLElement>(`[data-organization="${id}"]`);
  (button ?? document.querySelector<HTMLElement>('main'))?.focus();
}
