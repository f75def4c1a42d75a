// Enter in a form before the app listens: ReplaceShell.tsx sends that form as soon as the app does.
addEventListener('keydown', ({ key, target }) => {
  const form = key === 'Enter' && target.closest?.('#shell form');
  if (form) form.dataset.entered = '';
});
