// In steps: each import runs as a task of its own, and between two of them the browser draws and answers a tap.
import './styles/app.css';

/** What was drawn ahead is to be seen first. A tab that nobody looks at is never drawn. */
function firstPaint(): Promise<void> {
  const drawing = document.getElementById('drawn-ahead');
  if (document.hidden || !drawing?.firstElementChild) return Promise.resolve();
  return new Promise((resolve) => {
    const types = PerformanceObserver.supportedEntryTypes;
    if (!types.includes('paint')) requestAnimationFrame(() => setTimeout(resolve));
    else new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
  });
}

/** What the page needs next, and what would have stood in the way of its first look. */
function loadTheRest(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-after-first-paint]')) {
    link.rel = link.dataset.afterFirstPaint ?? '';
  }
}

/** Enter in a form that nobody listens to yet: it is sent as soon as somebody does. */
function rememberEnter(event: KeyboardEvent): void {
  const form = event.target instanceof HTMLInputElement && event.target.form;
  if (form && event.key === 'Enter') form.dataset.entered = '';
}

document.getElementById('drawn-ahead')?.addEventListener('keydown', rememberEnter);
await firstPaint();
loadTheRest();
await import('react-dom/client');
await import('./data/session');
await import('@tanstack/react-router');
await import('./router');
await import('./main');
