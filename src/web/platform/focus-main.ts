/** The focus would be lost with a row or button that goes away. */
export function focusMain(): void {
  document.getElementById('main')?.focus();
}
