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

  /** What people clocked on this device and the server doesn't know yet (src/web/offline/clock-queue.ts). */
  function countWaiting() {
    const request = indexedDB.open('muster-clock', 1);
    // There was never anything to keep.
    request.onupgradeneeded = () => request.transaction.abort();
    request.onsuccess = () => {
      const count = request.result.transaction('waiting').objectStore('waiting').count();
      count.onsuccess = () => {
        if (count.result > 0)
          document.querySelector('#waiting').textContent = sayWaiting(count.result);
        request.result.close();
      };
    };
  }

  function sayWaiting(count) {
    const events = count === 1 ? '1 clock event waits' : `${count} clock events wait`;
    return `${events} on this device, and will be sent then.`;
  }

  countWaiting();
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
