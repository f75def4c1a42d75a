import './styles/app.css';
import './platform/zod-without-eval';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { beginSession } from './data/session';
import { registerWorker } from './offline/register-worker';
import { watchActivity } from './platform/activity';
import { drawStartTogether } from './platform/query-client';
import { router } from './router';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

watchActivity();
drawStartTogether();
registerWorker();
beginSession();
// Not awaited here: the code of a screen imports from this file's, and would wait for it to end.
void router.load().then(() => {
  // A transition is drawn in slices: in one go a slow phone would stand still for a third of a second.
  startTransition(() => createRoot(root).render(<App router={router} />));
});
