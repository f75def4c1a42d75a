// The page as the server sent it, which people can type into before any code has arrived.
function drawnAhead(): HTMLElement | null {
  return document.getElementById('drawn-ahead');
}

export function removeDrawnAhead(): void {
  drawnAhead()?.remove();
}

/** What was typed there by now, field by field, and where the cursor is. */
export function typedAhead(): { name: string; value: string; hasFocus: boolean }[] {
  const fields = drawnAhead()?.querySelectorAll('input') ?? [];
  return [...fields].map((field) => ({
    name: field.name,
    value: field.value,
    hasFocus: field === document.activeElement,
  }));
}
