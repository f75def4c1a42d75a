// The page as the server sent it: people can type into it and walk through it before any code has arrived.

/** Gives way to the app's own page, which goes on with what was typed and where the cursor is. */
export function takeOverDrawnAhead(): void {
  const drawing = document.getElementById('drawn-ahead');
  if (!drawing) return;
  const begun = [...drawing.querySelectorAll<HTMLElement>('input, a:focus')].map((element) => ({
    element,
    hasFocus: element === document.activeElement,
  }));
  const entered = drawing.querySelector('form[data-entered]') !== null;
  drawing.remove();
  for (const { element, hasFocus } of begun) {
    const own = document.querySelector<HTMLElement>(`#root ${selectorOf(element)}`);
    if (element instanceof HTMLInputElement && element.value) type(own, element.value);
    if (hasFocus) own?.focus();
  }
  // Once the form has heard what was typed.
  if (entered)
    setTimeout(() => document.querySelector<HTMLFormElement>('#root form')?.requestSubmit());
}

/** What an element has of its own; the ids of the two pages differ. */
function selectorOf(element: HTMLElement): string {
  const own = ['href', 'name', 'aria-label'].filter((name) => element.hasAttribute(name));
  const parts = own.map((name) => `[${name}="${CSS.escape(element.getAttribute(name) ?? '')}"]`);
  return element.localName + parts.join('');
}

/** As if it were typed now: whatever the field belongs to hears of it. */
function type(field: HTMLElement | null, text: string): void {
  if (!(field instanceof HTMLInputElement)) return;
  // By the browser's own setter: React takes what it has written by itself for no change.
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  value?.set?.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
