// Whether a key is meant for nothing else on the page.
const OVERLAYS = ['dialog', 'alertdialog', 'menu', 'listbox']
  .map((role) => `[role=${role}][data-state=open]`)
  .join();
/** These take no text; everything else that is an input may. */
const NO_TEXT = ['checkbox', 'radio', 'button', 'submit', 'reset'];

export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return target.isContentEditable || target.matches('textarea, select');
}

/** A dialog or an open menu has all keys to itself. */
export function overlayIsOpen(): boolean {
  return document.querySelector(OVERLAYS) !== null;
}
