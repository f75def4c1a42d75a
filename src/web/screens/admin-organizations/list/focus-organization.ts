/** The button that opens an organisation, or the page when the organisation has left the list. */
export function focusOrganization(id: string): void {
  const button = document.querySelector<HTMLElement>(`[data-organization="${id}"]`);
  (button ?? document.querySelector<HTMLElement>('main'))?.focus();
}
