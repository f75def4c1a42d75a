// Push notifications as far as the browser is concerned: whether it can, whether it may, and its subscription.

/** 'home-screen': an iPhone or iPad shows them only for pages that were put on its Home Screen. */
export type PushAbility = 'can' | 'blocked' | 'home-screen' | 'cannot';

export function pushAbility(): PushAbility {
  if (!hasPush()) return isAppleTouch() ? 'home-screen' : 'cannot';
  return Notification.permission === 'denied' ? 'blocked' : 'can';
}

function hasPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** An iPad calls itself a Mac, and no Mac has a touch screen. */
function isAppleTouch(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
}

/** Asks the person first. Null when they don't allow it. */
export async function subscribeToPush(key: string) {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await startedWorker();
  // One that belongs to other keys would stand in the way.
  await (await pushManager.getSubscription())?.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { p256dh = '', auth = '' } = made.toJSON().keys ?? {};
  return { endpoint: made.endpoint, keys: { p256dh, auth } };
}

export async function findPushEndpoint(): Promise<string | undefined> {
  return (await findSubscription())?.endpoint;
}

export async function unsubscribeFromPush(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}

async function findSubscription(): Promise<PushSubscription | null | undefined> {
  // Every page asks this when it opens. Whether push is allowed would make it wait for the browser.
  if (!hasPush()) return undefined;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager.getSubscription();
}

/** A private window refuses the worker, and waiting for one that is ready would never end. */
async function startedWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/sw.js');
  return navigator.serviceWorker.ready;
}
