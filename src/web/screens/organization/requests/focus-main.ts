/** The focus would be lost with a row that leaves the list. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus();
}
