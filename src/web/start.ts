// In steps: each import runs as a task of its own, and between two of them the browser draws and answers a tap.
import './styles/app.css';

/** What was drawn ahead comes first. A tab that nobody looks at is never drawn. */
function firstPaint(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

await firstPaint();
await import('react-dom/client');
await import('./data/session');
await import('./main');
