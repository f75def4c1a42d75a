// Enter in a form before the app listens: ReplaceShell.tsx sends that form as soon as the app does.
addEventListener('keydown', ({ key, target }) => {
  const form = key === 'Enter' && target.closest?.('#shell form');
  if (form) form.dataset.entered = '';
});

// The build's run-after-first-paint.ts leaves it to us to run the app. A hidden tab is not painted.
const filesIn = (name) =>
  document.querySelector(`meta[name="${name}"]`)?.content.match(/\S+/g) ?? [];
const app = filesIn('app');
function run() {
  for (const file of app) import(file);
  // The code of the page would otherwise be asked for by the app, once that has come.
  for (const href of filesIn('page-code')) {
    const style = href.endsWith('.css') && { rel: 'preload', as: 'style' };
    const link = { rel: 'modulepreload', crossOrigin: '', href, ...style };
    document.head.append(Object.assign(document.createElement('link'), link));
  }
}
if (app.length > 0) document.hidden ? run() : requestAnimationFrame(() => setTimeout(run));
