// The offline page stands at the requested address: once the server answers, a reload shows the real page.
(() => {
  const ASK_EVERY_MS = 5_000;
  const status = document.querySelector('[role=status]');
  const ownAddress = location.pathname === '/offline.html';

  async function tryAgain() {
    try {
      // HEAD, because the service worker would answer GET itself.
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
