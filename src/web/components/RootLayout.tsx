import { Outlet, type StaticDataRouteOption, useMatches, useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SessionUser } from '#contract/session-user';
import { rereadSession, useSession } from '../data/session';
import { onOtherOrganization } from '../platform/api';
import { focusHeading } from '../platform/focus-heading';
import { otherTabs } from '../platform/session-channel';
import { answerSignInAgain } from '../platform/session-renewal';
import { toast } from '../ui/toast-store';

export function RootLayout() {
  useOtherTabs();

  return (
    <>
      <PageTitle />
      <Outlet />
    </>
  );
}

/** Follows what another tab did with the session, which all tabs share. */
function useOtherTabs(): void {
  const user = useSession();
  const router = useRouter();

  const follow = useEffectEvent(async () => {
    const now = await rereadSession();
    const samePerson = now !== null && now.id === user?.id;
    // Signing in again in another tab answers the question in this one.
    answerSignInAgain(samePerson && now.org_id === user?.org_id);
    if (!samePerson || now.org_id === user?.org_id) return;
    // The address may name things of the other organisation.
    if (router.state.matches.some(({ routeId }) => routeId === SIGNED_IN)) {
      await router.navigate({ to: '/dashboard' });
    }
    toast({
      title: 'Organisation switched',
      description: `You switched to ${now.org_name} in another tab. Unsaved changes here weren't kept.`,
    });
  });

  useEffect(() => otherTabs.onSessionChanged(() => void follow()), []);
  useEffect(() => {
    let following = false;
    // Several calls may be refused together.
    onOtherOrganization(async () => {
      if (following) return;
      following = true;
      await follow().finally(() => {
        following = false;
      });
    });
    return () => onOtherOrganization(undefined);
  }, []);
}

const SIGNED_IN = '/signed-in';

/** Names the page in the browser's tab, announces each new page to screen readers and moves the focus there. */
function PageTitle() {
  const router = useRouter();
  const user = useSession() ?? null;
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData.title });
  const guarded = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === SIGNED_IN),
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
