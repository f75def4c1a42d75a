// What is typed between the key that opens the command menu and the moment when its field has the focus:
// kept for the field, or it would be lost, or taken for a shortcut.
let held: string | undefined;

function hold(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || held === undefined) return;
  if (event.key === 'Backspace') held = held.slice(0, -1);
  else if ([...event.key].length === 1) held += event.key;
  // Too early for a choice, which cannot be seen yet.
  else if (event.key !== 'Enter') return;
  event.preventDefault();
  event.stopPropagation();
}

export function holdLetters(): void {
  held ??= '';
  window.addEventListener('keydown', hold, { capture: true });
}

export function releaseLetters(): string {
  const typed = held ?? '';
  held = undefined;
  window.removeEventListener('keydown', hold, { capture: true });
  return typed;
}
