// Run by the build only: the first look of pages, which people see before any code has arrived.
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, RouterContextProvider, RouterProvider } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BLANKS, frameFor, type Shells } from '#contract/page';
import { PLATFORM_ROLES, ROLES } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { PAGE_INTROS } from './components/page-intros';
import { SkipLink } from './components/SkipLink';
import { TopNavigation } from './components/TopNavigation';
import { setSessionUser } from './data/session';
import { queryClient } from './platform/query-client';
import { makeRouter } from './router';
import { LoginScreen } from './screens/login/LoginScreen';
import { ShortcutContext } from './shortcuts/shortcut-context';
import { pageSubtitle, pageTitle } from './ui/PageHeader';
import { Skeleton } from './ui/Skeleton';
import { WindowSpinner } from './ui/Spinner';

const router = makeRouter();

/** The files that pages need are added by the build, which knows them once it is done. */
export async function makeShells(): Promise<Omit<Shells, 'code'>> {
  await setSessionUser(null);
  router.update({ history: createMemoryHistory({ initialEntries: ['/login'] }) });
  // By itself, the route would be drawn as the spinner that stands in for code on its way.
  router.routesById['/signed-out/login'].update({ component: LoginScreen });
  await router.load();
  const login = htmlOf(<RouterProvider router={router} />);
  if (!login.includes('<form')) throw new Error('The shell for signing in has no form');
  const frames: Shells['frames'] = {};
  for (const role of [...ROLES, null]) {
    for (const platform_role of PLATFORM_ROLES) {
      await setSessionUser(someone({ role, platform_role }));
      frames[frameFor({ role, platform_role })] = htmlOf(<Frame />);
    }
  }
  const headings: Shells['headings'] = {};
  for (const { parentRoute, fullPath, options } of Object.values(router.routesById)) {
    if (parentRoute?.id !== '/signed-in') continue;
    headings[fullPath] = htmlOf(<Heading path={fullPath} title={options.staticData?.title} />);
  }
  return { login, frames, waiting: htmlOf(<WindowSpinner />), headings, pages: listPages() };
}

function listPages(): string[] {
  const paths = Object.values(router.routesById).map(({ fullPath }) => fullPath as string);
  return [...new Set(paths)].filter((path) => path.startsWith('/') && path !== '/$');
}

function someone(kind: Pick<SessionUser, 'role' | 'platform_role'>): SessionUser {
  return {
    ...kind,
    id: '',
    email: '',
    name: BLANKS.name,
    phone: null,
    org_id: null,
    org_name: kind.role && BLANKS.org_name,
    org_timezone: null,
    org_week_starts_on: null,
    org_deletes_at: null,
    employee_id: null,
    must_change_password: false,
    must_set_up_two_step: false,
  };
}

const noShortcuts = { run: () => false, make: async () => undefined };

function Frame() {
  return (
    <RouterContextProvider router={router}>
      <ShortcutContext value={noShortcuts}>
        <SkipLink />
        <TopNavigation />
        <main
          id="main"
          className="mx-auto flex w-full max-w-7xl flex-col gap-5 px-4 py-5 sm:px-6 sm:py-6"
        >
          <p role="status" className="sr-only">
            Loading...
          </p>
          {BLANKS.heading}
          <Skeleton className="h-32 rounded-lg" />
          <Skeleton className="h-28 rounded-lg" />
        </main>
      </ShortcutContext>
    </RouterContextProvider>
  );
}

/** Looks like the heading that will be there, but isn't one yet: a heading says that the page has come. */
function Heading({ path, title }: { path: string; title: unknown }) {
  const intro = Object.entries(PAGE_INTROS).find(([each]) => each === path)?.[1];
  return (
    <div aria-hidden="true">
      {typeof title === 'string' ? (
        <p className={pageTitle}>{title}</p>
      ) : (
        <Skeleton className="h-8 w-40" />
      )}
      {intro ? (
        <p className={pageSubtitle}>{intro(BLANKS.name)}</p>
      ) : (
        <Skeleton className="mt-2 w-56" />
      )}
    </div>
  );
}

/**
 * Without scripts and style attributes, which the content security policy refuses. Buttons are disabled: nothing
 * would happen, or the browser would send the form by itself, with the password in the address.
 */
function htmlOf(page: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>{page}</QueryClientProvider>,
  )
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/ style="[^"]*"/g, '')
    .replaceAll('<button ', '<button disabled ');
}
