// Enter in a form before the app listens: ReplaceShell.tsx sends that form as soon as the app does.
addEventListener('keydown', ({ key, target }) => {
  const form = key === 'Enter' && target.closest?.('#shell form');
  if (form) form.dataset.entered = '';
});

// The build's run-after-first-paint.ts leaves it to us to run the app. A hidden tab is not painted.
const app = document.querySelector('meta[name="app"]');
const run = () => import(app.content);
if (app) document.hidden ? run() : requestAnimationFrame(() => setTimeout(run));
