import { useSearch } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type Ref, useRef } from 'react';
import type { SandboxPortal } from '#contract/api/billing';
import { PLAN } from '#contract/subscription';
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import { SubscriptionBadge } from '../../components/SubscriptionBadge';
import { subscriptionText } from '../../components/subscription-text';
import { useChangeSandboxSubscription, useSandboxPortal } from '../../data/sandbox';
import { browserZone } from '../../platform/browser-zone';
import { toastFailure } from '../../platform/failure';
import { formatDate, instantOfText } from '../../platform/formats';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { toast } from '../../ui/toast-store';
import { type Action, actionsFor, portalActionText } from './portal-actions';
import { SandboxFailure, UnknownSession } from './SandboxNotice';
import { SandboxPage, SandboxSkeleton } from './SandboxPage';

export function SandboxBillingScreen() {
  const { session } = useSearch({ from: '/open/sandbox/billing' });
  return session ? <Portal session={session} /> : <UnknownSession of="billing" />;
}

/** The test mode's customer portal. It can also do what a card provider would, such as fail a payment. */
function Portal({ session }: { session: string }) {
  const reading = useSandboxPortal(session);
  const change = useChangeSandboxSubscription(session);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: portal } = reading;

  async function take(action: Action) {
    if (change.isPending) return;
    try {
      const { status } = await change.mutateAsync({ action });
      toast({ title: 'Subscription changed', description: subscriptionText(status).label });
      // The pressed button is gone and would take the focus with it.
      heading.current?.focus();
    } catch (error) {
      toastFailure('Failed to change the subscription', error);
      void reading.refetch();
    }
  }

  if (reading.error) return <SandboxFailure of="billing" title="Billing" reading={reading} />;
  if (!portal) return <SandboxSkeleton title="Billing" />;
  const actions = actionsFor(portal.status);
  return (
    <SandboxPage title="Billing" subtitle={portal.organizationName}>
      <Card aria-label="Subscription" className="divide-y divide-line bg-raised">
        <SubscriptionFacts portal={portal} headingRef={heading} />
        {actions.length === 0 ? (
          <p className="px-4 py-3 text-muted sm:px-6 sm:text-sm">
            There is no subscription to change.
          </p>
        ) : (
          <ul className="divide-y divide-line">
            {actions.map((action) => (
              <PortalAction
                key={action}
                action={action}
                pending={change.isPending && change.variables.action === action}
                onTake={() => take(action)}
              />
            ))}
          </ul>
        )}
      </Card>
      <div>
        <a href={portal.returnUrl} className={buttonStyles({ variant: 'primary' })}>
          <ArrowLeft aria-hidden="true" />
          Return to Muster
        </a>
      </div>
    </SandboxPage>
  );
}

type PortalActionProps = { action: Action; pending: boolean; onTake: () => void };

function PortalAction({ action, pending, onTake }: PortalActionProps) {
  const words = portalActionText(action);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6">
      <p className="min-w-0 flex-1 basis-48 text-muted sm:text-sm">{words.text}</p>
      <Button pending={pending} onClick={onTake} className="w-full sm:w-auto">
        {pending ? words.pending : words.label}
      </Button>
    </li>
  );
}

type SubscriptionFactsProps = { portal: SandboxPortal; headingRef: Ref<HTMLHeadingElement> };

function SubscriptionFacts({ portal, headingRef }: SubscriptionFactsProps) {
  const { status, trialEnd } = portal;
  const zone = browserZone() ?? ('UTC' as Zone);
  const until = trialEnd && formatDate(dateAt(instantOfText(trialEnd), zone));
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 p-4 sm:p-6">
      <div>
        <h2 ref={headingRef} tabIndex={-1} className="text-lg font-semibold outline-none">
          {PLAN.name} Plan
        </h2>
        <p className="text-muted">${PLAN.dollarsPerMonth} per month</p>
        {until && status === 'trialing' && (
          <p className="mt-2 sm:text-sm">The free trial ends on {until}.</p>
        )}
      </div>
      <SubscriptionBadge status={status} />
    </div>
  );
}
