import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { rereadSession, useSession } from '../data/session';
import { otherTabs } from '../platform/session-channel';
import { answerSignInAgain } from '../platform/session-renewal';
import { PageTitle } from './PageTitle';

export function RootLayout() {
  const user = useSession();
  const id = user?.id;
  const orgId = user?.org_id;

  useEffect(
    () =>
      otherTabs.onSessionChanged(async () => {
        const now = await rereadSession();
        // Signed in again in the other tab: the question in this one is answered.
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
