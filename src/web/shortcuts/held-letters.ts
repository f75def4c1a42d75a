// Letters typed after the key that opens the command menu, before its field has the focus. Without this
// they would be lost or taken for shortcuts.
let held: string | undefined;

function hold(event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || held === undefined) return;
  if (event.key === 'Backspace') held = held.slice(0, -1);
  else if ([...event.key].length === 1) held += event.key;
  // Enter would choose a command that nobody can see yet.
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
