import { lazyRouteComponent, Outlet, useNavigate } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { askToOverride, useBlockedChange } from '../data/blocked-change';
import { useSendingOfEvents } from '../data/clock-events';
import { keepPush } from '../data/push';
import { followRosterChange } from '../data/refresh-roster';
import { forgetUndoSteps, undoLast } from '../data/undo';
import { onSessionEnd } from '../platform/api';
import { followEvents } from '../platform/live-events';
import { queryClient } from '../platform/query-client';
import { answerSignInAgain, askToSignInAgain } from '../platform/session-renewal';
import type { NewThingLoaders } from '../shortcuts/new-things';
import { Shortcuts } from '../shortcuts/Shortcuts';
import { WindowSpinner } from '../ui/Spinner';
import { TooltipProvider } from '../ui/Tooltip';
import { SessionEndedDialog } from './SessionEndedDialog';
import { SkipLink } from './SkipLink';
import { TopNavigation } from './TopNavigation';

const TYPED = 'input, textarea, select, [contenteditable]';

// Few people see these pages, and their forms would make up most of the code that every screen loads.
const ChooseNewPassword = lazyRouteComponent(
  () => import('./ChooseNewPassword'),
  'ChooseNewPassword',
);

const SetUpTwoStep = lazyRouteComponent(() => import('./two-step/SetUpTwoStep'), 'SetUpTwoStep');

// The banner needs the organisation's data, so the screen is drawn first.
const SubscriptionBanner = lazyRouteComponent(
  () => import('./SubscriptionBanner'),
  'SubscriptionBanner',
);

// It appears when a rule blocks a change.
const OverrideDialog = lazyRouteComponent(() => import('./OverrideDialog'), 'OverrideDialog');

// Hardly anyone ever sees it.
const DeletionBanner = lazyRouteComponent(() => import('./DeletionBanner'), 'DeletionBanner');

type SignedInFrameProps = { user: SessionUser; dialogs: NewThingLoaders };

export function SignedInFrame({ user, dialogs }: SignedInFrameProps) {
  const settled = !user.must_change_password && !user.must_set_up_two_step;
  const follows = settled && user.org_id !== null;

  const blocked = useBlockedChange();
  useUndoKey(user);
  usePushes(follows);
  useSendingOfEvents(follows ? user.employee_id : null);
  useEffect(() => (follows ? followEvents(queryClient, followRosterChange) : undefined), [follows]);
  useEffect(() => {
    onSessionEnd(askToSignInAgain);
    return () => {
      onSessionEnd(undefined);
      answerSignInAgain(false);
    };
  }, []);

  return (
    <TooltipProvider>
      {settled ? (
        <Shortcuts dialogs={dialogs}>
          <SkipLink />
          <TopNavigation />
          <Suspense>
            {user.org_deletes_at ? (
              <DeletionBanner />
            ) : (
              can(user, 'edit organisation') && <SubscriptionBanner />
            )}
          </Suspense>
          <main id="main" tabIndex={-1} className="outline-none">
            <Outlet />
          </main>
          <Suspense>{blocked && <OverrideDialog />}</Suspense>
        </Shortcuts>
      ) : (
        <Suspense fallback={<WindowSpinner />}>
          {user.must_change_password ? <ChooseNewPassword /> : <SetUpTwoStep />}
        </Suspense>
      )}
      <SessionEndedDialog />
    </TooltipProvider>
  );
}

/** Keeps push notifications with this session, and opens the inbox when one is clicked. */
function usePushes(follows: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (follows) void keepPush();
  }, [follows]);
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return;
    const onMessage = ({ data }: MessageEvent) => {
      // What someone types in a dialog must not be lost. The bell tells them that there is news.
      if (data === 'open inbox' && !document.querySelector('[role=dialog], [role=alertdialog]'))
        void navigate({ to: '/inbox' });
    };
    navigator.serviceWorker.addEventListener('message', onMessage);
    return () => navigator.serviceWorker.removeEventListener('message', onMessage);
  }, [navigate]);
}

/** Ctrl+Z undoes the last roster change on every screen, except in a field, where it undoes typing. */
function useUndoKey({ id, org_id }: SessionUser): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person or organisation starts anew
  useEffect(() => forgetUndoSteps, [id, org_id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same for a change that a rule blocked
  useEffect(() => () => askToOverride(undefined), [id, org_id]);

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return;
      // The grid and the template editor undo steps of their own.
      if (event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.matches(TYPED)) return;
      if (undoLast()) event.preventDefault();
    }
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
