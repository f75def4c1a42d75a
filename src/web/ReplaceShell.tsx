import { useLayoutEffect } from 'react';

/** Stands after the screens: they are there when the shell goes, and go on with what was typed into it. */
export function ReplaceShell() {
  useLayoutEffect(replaceShell, []);
  return null;
}

function replaceShell(): void {
  const shell = document.getElementById('shell');
  if (!shell) return;
  const inputs = [...shell.querySelectorAll('input')];
  const focused = shell.querySelector<HTMLElement>(':focus');
  const entered = shell.querySelector('form[data-entered]');
  const pressed = shell.querySelector('a:active');
  shell.remove();
  for (const { name, value } of inputs) if (value) type(ownInput(name), value);
  if (focused instanceof HTMLInputElement) ownInput(focused.name)?.focus();
  else if (focused) ownLink(focused)?.focus();
  if (pressed) clickWhenReleased(ownLink(pressed));
  // Once the form has heard what was typed.
  if (entered) setTimeout(() => own<HTMLFormElement>('form')?.requestSubmit());
}

function own<E extends HTMLElement>(selector: string): E | null {
  return document.querySelector<E>(`#root ${selector}`);
}

function ownLink(link: Element): HTMLElement | null {
  return own(`a[href="${link.getAttribute('href')}"]`);
}

/** A button of the mouse that goes down on one element and up on another makes no click. */
function clickWhenReleased(link: HTMLElement | null): void {
  const release = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || event.button !== 0) return;
    if (link?.contains(event.target as Node)) link.dispatchEvent(new MouseEvent('click', event));
  };
  addEventListener('pointerup', release, { once: true });
}

function ownInput(name: string): HTMLInputElement | null {
  return own(`input[name="${name}"]`);
}

function type(field: HTMLInputElement | null, text: string): void {
  // By the browser's own setter: React takes what it has written itself for no change.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field?.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
