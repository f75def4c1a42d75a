// Built files come from the cache and pages from the network; without a network, the offline page. Nothing of /api ever
// passes through here: event streams and downloads would break, and people's data would stay on the device.
const CACHE = 'muster-__BUILD__';
const OFFLINE_PAGE = '/offline.html';
// The page of a kiosk and its code: kept by tablets that have opened it.
const KIOSK_PAGE = '/kiosk';
const KIOSK = [KIOSK_PAGE, '/shell.js', '/theme.js', '/favicon.svg', ...__KIOSK_FILES__];
const KIOSK_PATIENCE_MS = 4_000;
const SHELL = [OFFLINE_PAGE, '/offline.css', '/offline.js', '/theme.js', '/favicon.svg'];

addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

addEventListener('activate', (event) => {
  event.waitUntil(forgetOlderBuilds());
});

addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname === '/api' || pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate' && pathname === KIOSK_PAGE) event.respondWith(kioskPage(request));
  else if (request.mode === 'navigate') event.respondWith(fromNetwork(request, OFFLINE_PAGE));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
  else if (SHELL.includes(pathname) || KIOSK.includes(pathname))
    event.respondWith(fromNetwork(request, pathname));
});

addEventListener('message', (event) => {
  if (event.data === 'keep kiosk') event.waitUntil(keepKiosk());
});

addEventListener('push', (event) => {
  event.waitUntil(showNews(event.data));
});

addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openInbox());
});

/** Takes over straight away: tabs of the older build ask for files by their hash and still get them. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' })));
  // A tablet must not lose its page when a newer build comes.
  if (await caches.match(KIOSK_PAGE)) await keepKiosk();
  await skipWaiting();
}

async function forgetOlderBuilds() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
}

async function keepKiosk() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KIOSK.map((path) => new Request(path, { cache: 'reload' })));
}

/** A network that answers nobody must not keep people from clocking in. */
async function kioskPage(request) {
  const kept = await caches.match(KIOSK_PAGE);
  if (!kept) return fromNetwork(request, OFFLINE_PAGE);
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), KIOSK_PATIENCE_MS));
  return Promise.race([fetch(request).catch(() => kept), late]);
}

async function fromNetwork(request, fallback) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(fallback)) ?? Response.error();
  }
}

async function fromCache(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const response = await fetch(request);
  // A full disk must not withhold the file.
  if (response.ok && !response.redirected)
    await cache.put(request, response.clone()).catch(() => {});
  return response;
}

/** Always shows something: browsers end the subscription of a page that gets a message and shows nothing. */
async function showNews(data) {
  const { title, body } = newsIn(data);
  // A newer one replaces the one before, and makes its sound.
  await registration.showNotification(title, {
    body,
    tag: title,
    renotify: true,
    icon: '/icons/192.png',
  });
}

function newsIn(data) {
  try {
    const { title, body } = data.json();
    return { title: String(title), body: String(body) };
  } catch {
    return { title: 'Your roster has changed', body: '' };
  }
}

/** In a tab that is open, where the page itself goes to the inbox: loading it anew would lose what someone has typed. */
async function openInbox() {
  const tabs = (await clients.matchAll({ type: 'window', includeUncontrolled: true })).filter(
    ({ url }) => !/^\/(login|api|calendar)\b/.test(new URL(url).pathname),
  );
  const tab = tabs.find(({ url }) => new URL(url).pathname === '/inbox') ?? tabs[0];
  if (!tab) {
    await clients.openWindow('/inbox');
    return;
  }
  tab.postMessage('open inbox');
  await tab.focus();
}
