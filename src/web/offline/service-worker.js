// Built files come from the cache and pages from the network; without a network, the offline page. Nothing of /api ever
// passes through here: event streams and downloads would break, and people's data would stay on the device.
const CACHE = 'muster-__BUILD__';
const OFFLINE_PAGE = '/offline.html';
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
  if (request.mode === 'navigate') event.respondWith(fromNetwork(request, OFFLINE_PAGE));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
  else if (SHELL.includes(pathname)) event.respondWith(fromNetwork(request, pathname));
});

/** Takes over straight away: tabs of the older build ask for files by their hash and still get them. */
async function keepShell() {
  const cache = await caches.open(CACHE);
  await cache.addAll(SHELL.map((path) => new Request(path, { cache: 'reload' })));
  await skipWaiting();
}

async function forgetOlderBuilds() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await clients.claim();
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
