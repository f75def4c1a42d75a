// Run by the build, never in a browser: pages as they look before any code has arrived.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { setSessionUser } from './data/session';
import { queryClient } from './platform/query-client';
import { router } from './router';
import { FullScreenSpinner } from './ui/FullScreenSpinner';

export function drawWaiting(): string {
  return renderToStaticMarkup(<FullScreenSpinner />);
}

/** For somebody who is not signed in. */
export async function drawPage(path: string): Promise<string> {
  await setSessionUser(null);
  router.update({ history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  const html = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // The router's own script for scrolling back, which the content security policy refuses.
  const withoutScripts = html.replaceAll(/<script.*?<\/script>/gs, '');
  // A form that nothing listens to yet would be sent by the browser, with the password in the address.
  return withoutScripts.replaceAll('<button ', '<button disabled ');
}
