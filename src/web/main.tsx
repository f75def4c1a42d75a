import './platform/no-eval';
import './styles/app.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConnectionNote } from './components/ConnectionNote';
import { ErrorScreen } from './components/ErrorScreen';
import { findSessionUser } from './data/session';
import { registerWorker } from './offline/register-worker';
import { watchActivity } from './platform/activity';
import { queryClient } from './platform/query-client';
import { router } from './router';
import { UiProvider } from './ui/UiProvider';

watchActivity();
registerWorker();
void findSessionUser();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

createRoot(root).render(
  <StrictMode>
    <CatchBoundary getResetKey={() => 'page'} errorComponent={ErrorScreen}>
      <QueryClientProvider client={queryClient}>
        <UiProvider>
          <RouterProvider router={router} />
          <ConnectionNote />
        </UiProvider>
      </QueryClientProvider>
    </CatchBoundary>
  </StrictMode>,
);
