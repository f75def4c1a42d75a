import { QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { ConnectionNote } from './components/ConnectionNote';
import { ErrorScreen } from './components/ErrorScreen';
import { MissingParts } from './components/MissingParts';
import { queryClient } from './platform/query-client';
import { ReplaceShell } from './ReplaceShell';
import type { makeRouter } from './router';
import { UiProvider } from './ui/UiProvider';

/** Tests hand in a router of their own for each page they open. */
export function App(props: { router: ReturnType<typeof makeRouter> }) {
  return (
    <StrictMode>
      <CatchBoundary getResetKey={() => 'page'} errorComponent={ErrorScreen}>
        <QueryClientProvider client={queryClient}>
          <UiProvider>
            <RouterProvider router={props.router} />
            <ConnectionNote />
            <MissingParts />
            <ReplaceShell />
          </UiProvider>
        </QueryClientProvider>
      </CatchBoundary>
    </StrictMode>
  );
}
