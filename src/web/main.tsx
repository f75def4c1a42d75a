import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { config } from 'zod/v4/core';
import { App } from './App';
import { beginSession } from './data/session';
import { registerWorker } from './offline/register-worker';
import { watchActivity } from './platform/activity';
import { nextTask } from './platform/next-task';
import { router } from './router';

// The content security policy refuses eval, and zod's attempt would be reported. It is told before any schema is made.
config({ jitless: true });

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
