// A code file is missing when the server has a newer build than this tab, or can't be reached.

const RELOADED_AT = 'muster-reloaded-at';
/** Another reload doesn't help a page that fails again so soon. */
const PATIENCE_MS = 30_000;

/** Browsers remember that a code file could not be fetched: only a reload asks for it again. */
export function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script|preload css/i.test(error.message)
  );
}

export function mayReload(): boolean {
  if (!navigator.onLine) return false;
  try {
    return Date.now() - Number(sessionStorage.getItem(RELOADED_AT)) > PATIENCE_MS;
  } catch {
    // Without storage we can't count reloads, and might reload for ever.
    return false;
  }
}

export function reloadOnce(): void {
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
