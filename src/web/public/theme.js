// Runs before the first paint: a module would come too late and the page would flash in the wrong theme.
// From then on ui/theme.ts takes over; both must agree on the key and on what they set.
(() => {
  let preference = null;
  try {
    preference = localStorage.getItem('muster-theme');
  } catch {}
  const explicit = preference === 'light' || preference === 'dark';
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = explicit ? preference : prefersDark ? 'dark' : 'light';
  document.documentElement.dataset.theme = scheme;
  document.documentElement.style.colorScheme = scheme;
  if (!explicit) return;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.media = meta.dataset.scheme === scheme ? 'all' : 'not all';
  }
})();
