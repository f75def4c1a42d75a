/** Waits until the page has loaded, so as not to compete with it. Browsers allow workers on https and localhost only. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = () => {
    // Private windows and some policies refuse the worker: Muster then works as a plain page.
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  if (document.readyState === 'complete') register();
  else addEventListener('load', register, { once: true });
}

/** Keeps the page of the kiosk in this browser, so that it opens without a network. */
export function keepKiosk(): void {
  registerWorker();
  if (!import.meta.env.PROD) return;
  navigator.serviceWorker?.ready
    .then(({ active }) => active?.postMessage('keep kiosk'))
    .catch(() => undefined);
}
