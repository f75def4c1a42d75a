// A code file is missing when the server has a newer build than this tab, or can't be reached.

/** Another reload doesn't help a page whose same file is missing again so soon. */
const PATIENCE_MS = 30_000;

/** Browsers remember that a code file could not be fetched: only a reload asks for it again. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload css/i.test(error.message)
  );
}

export function mayReload(error: unknown): boolean {
  if (!navigator.onLine) return false;
  try {
    return Date.now() - Number(sessionStorage.getItem(keyOf(error))) > PATIENCE_MS;
  } catch {
    // Without storage we can't count reloads, and might reload for ever.
    return false;
  }
}

export function reloadOnce(error: unknown): void {
  sessionStorage.setItem(keyOf(error), String(Date.now()));
  location.reload();
}

/** By file, which the browser names in its message: a second file that is missing deserves its own reload. */
function keyOf(error: unknown): string {
  return `muster-reloaded-for ${error}`;
}
