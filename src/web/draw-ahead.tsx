// Run by the server, never in a browser: pages as they look before any code or data has arrived.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import type { SessionUser } from '#contract/session-user';
import { setSessionUser } from './data/session';
import { queryClient } from './platform/query-client';
import { router } from './router';
import { WindowSpinner } from './ui/Spinner';

/** Where people begin. The look of other pages would not be there much before the page itself. */
const OF_STRANGERS = ['/login'];
const OF_MEMBERS = ['/', '/dashboard', '/roster', '/my-shifts'];

const waiting = renderToStaticMarkup(<WindowSpinner />);
let last: Promise<unknown> = Promise.resolve();

/** Undefined: nobody knows who is signed in. */
export async function drawPage(
  address: string,
  user: SessionUser | null | undefined,
): Promise<string> {
  const [path = ''] = address.split('?');
  if (user === undefined || user?.must_change_password) return waiting;
  if (!(user ? OF_MEMBERS : OF_STRANGERS).includes(path)) return waiting;
  // One after the other: the session and the router are there once, and a page must not show another's.
  const drawn = last.then(() => draw(address, user));
  last = drawn.catch(() => undefined);
  return drawn;
}

async function draw(address: string, user: SessionUser | null): Promise<string> {
  try {
    await setSessionUser(user);
    router.update({ history: createMemoryHistory({ initialEntries: [address] }) });
    await router.load();
    const html = renderToStaticMarkup(
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    return withoutButtons(allowed(html));
  } finally {
    queryClient.clear();
  }
}

/** Without the router's own script and styles in the elements: the content security policy refuses them. */
function allowed(html: string): string {
  return html.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/ style="[^"]*"/g, '');
}

/**
 * Links work, and what is typed is taken over; but a button that is pressed while nothing listens does
 * nothing, or sends the form by itself, with the password in the address.
 */
function withoutButtons(html: string): string {
  return html.replaceAll('<button ', '<button disabled ');
}
