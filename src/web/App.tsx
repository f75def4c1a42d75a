import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { ConnectionNote } from './components/ConnectionNote';
import { ErrorScreen } from './components/ErrorScreen';
import { queryClient } from './platform/query-client';
import { ReplaceShell } from './ReplaceShell';
import { router } from './router';
import { UiProvider } from './ui/UiProvider';

export function App() {
  return (
    <StrictMode>
      <CatchBoundary getResetKey={() => 'page'} errorComponent={ErrorScreen}>
        <QueryClientProvider client={queryClient}>
          <UiProvider>
            <RouterProvider router={router} />
            <ConnectionNote />
            <ReplaceShell />
          </UiProvider>
        </QueryClientProvider>
      </CatchBoundary>
    </StrictMode>
  );
}
