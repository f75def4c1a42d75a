// Stands at the address that was asked for: as soon as the server answers, loading it again shows the real page.
(() => {
  const ASK_EVERY_MS = 5_000;
  const status = document.querySelector('[role=status]');
  const ownAddress = location.pathname === '/offline.html';

  async function tryAgain() {
    try {
      // Not GET: the service worker would answer that itself.
      await fetch('/favicon.svg', { method: 'HEAD', cache: 'no-store' });
    } catch {
      return false;
    }
    if (ownAddress) location.replace('/');
    else location.reload();
    return true;
  }

  document.querySelector('button').addEventListener('click', async () => {
    status.textContent = 'Trying...';
    if (!(await tryAgain())) status.textContent = 'Still no connection.';
  });
  addEventListener('online', tryAgain);
  setInterval(() => {
    if (!document.hidden) tryAgain();
  }, ASK_EVERY_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) tryAgain();
  });
})();
