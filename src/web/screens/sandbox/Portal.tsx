import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { subscriptionWords } from '../../components/subscription-words';
import { useChangeSandboxSubscription, useSandboxPortal } from '../../data/sandbox';
import { toastFailure } from '../../platform/failure';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { toast } from '../../ui/toast-store';
import { PortalAction } from './PortalAction';
import { type Action, actionsFor } from './portal-actions';
import { SandboxFailure } from './SandboxFailure';
import { SandboxPage } from './SandboxPage';
import { SandboxSkeleton } from './SandboxSkeleton';
import { SubscriptionFacts } from './SubscriptionFacts';

/** The test mode's customer portal: what a card provider and its customer would do. */
export function Portal({ session }: { session: string }) {
  const reading = useSandboxPortal(session);
  const change = useChangeSandboxSubscription(session);
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: portal } = reading;

  async function take(action: Action) {
    if (change.isPending) return;
    try {
      const { status } = await change.mutateAsync({ action });
      toast({ title: 'Subscription changed', description: subscriptionWords(status).label });
      // The button that was pressed is gone, and the focus would be with it.
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
