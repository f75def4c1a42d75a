import './styles/app.css';
import './platform/zod-without-eval';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { beginSession } from './data/session';
import { registerWorker } from './offline/register-worker';
import { watchActivity } from './platform/activity';
import { drawStartTogether } from './platform/query-client';
import { makeRouter } from './router';
import { cn } from './ui/cn';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

watchActivity();
drawStartTogether();
registerWorker();
// Before a page needs them: what is drawn without them would be drawn again when they come.
void document.fonts.load('1em Signs', '✓').catch(() => []);
// Not awaited here: the code of a screen imports from this file's, and would wait for it to end.
void start(root);

/** In several tasks, between which the browser draws and listens: in one, a slow phone would stand still for longer. */
async function start(root: HTMLElement): Promise<void> {
  await nextTask();
  beginSession();
  await nextTask();
  // The first class list makes the table that all of them are merged by.
  cn();
  await nextTask();
  const router = makeRouter();
  await nextTask();
  await router.load();
  // A transition is drawn in slices: in one go a slow phone would stand still for a third of a second.
  startTransition(() => createRoot(root).render(<App router={router} />));
}

function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
