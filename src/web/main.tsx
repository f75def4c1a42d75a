import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { beginSession } from './data/session';
import { registerWorker } from './offline/register-worker';
import { watchActivity } from './platform/activity';
import { nextTask } from './platform/next-task';
import { router } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
const page = createRoot(root);

watchActivity();
registerWorker();
beginSession();
await nextTask();
await router.load();
await nextTask();
// A transition is drawn in slices: in one go a slow phone would stand still for a third of a second.
startTransition(() => page.render(<App />));
