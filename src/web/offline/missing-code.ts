// A file of code that is gone: the server has a newer build than this tab, or cannot be reached.

const RELOADED_AT = 'muster-reloaded-at';
/** A page that fails again so soon is not helped by yet another reload. */
const PATIENCE_MS = 30_000;

/** Browsers remember that a file of code could not be fetched: only a reload asks for it again. */
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
    // Without storage nobody would count the reloads.
    return false;
  }
}

export function reloadOnce(): void {
  sessionStorage.setItem(RELOADED_AT, String(Date.now()));
  location.reload();
}
