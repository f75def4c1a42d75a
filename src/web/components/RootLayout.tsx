import { Outlet, type StaticDataRouteOption, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { SessionUser } from '#contract/session-user';
import { rereadSession, useSession } from '../data/session';
import { focusHeading } from '../platform/focus-heading';
import { otherTabs } from '../platform/session-channel';
import { answerSignInAgain } from '../platform/session-renewal';

export function RootLayout() {
  const user = useSession();
  const id = user?.id;
  const orgId = user?.org_id;

  useEffect(
    () =>
      otherTabs.onSessionChanged(async () => {
        const now = await rereadSession();
        // Signing in again in another tab answers the question in this one.
        answerSignInAgain(now !== null && now.id === id && now.org_id === orgId);
      }),
    [id, orgId],
  );

  return (
    <>
      <PageTitle />
      <Outlet />
    </>
  );
}

/** Names the page in the browser's tab, announces each new page to screen readers and moves the focus there. */
function PageTitle() {
  const router = useRouter();
  const user = useSession() ?? null;
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const guarded = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === '/signed-in'),
  });
  const title = titleOf(page, guarded, user);

  const first = useRef(true);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (!title) return;
    document.title = `${title} · Muster`;
    // The browser itself announces the first page.
    if (!first.current) setAnnounced(document.title);
    first.current = false;
  }, [title]);

  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (fromLocation && pathChanged) focusHeading();
      }),
    [router],
  );

  return (
    <p aria-live="polite" className="sr-only">
      {announced}
    </p>
  );
}

function titleOf(
  page: StaticDataRouteOption['title'],
  guarded: boolean,
  user: SessionUser | null,
): string | undefined {
  // Someone with a temporary password sees only this page, whatever the address.
  if (guarded && user?.must_change_password) return 'Choose a new password';
  if (guarded && user?.must_set_up_two_step) return 'Set up two-step sign-in';
  return typeof page === 'function' ? page(user) : page;
}
