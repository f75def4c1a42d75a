/** For when the row that had the focus has left the list. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus();
}
