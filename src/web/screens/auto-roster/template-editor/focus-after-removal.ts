/** The focus would fall out of the dialog together with the removed button. */
export function focusAfterRemoval(list: HTMLElement | null, index: number): void {
  const buttons = list?.querySelectorAll<HTMLElement>('[data-remove]') ?? [];
  const next = buttons[Math.min(index, buttons.length - 1)];
  (next ?? list?.querySelector<HTMLElement>('input, button'))?.focus();
}
