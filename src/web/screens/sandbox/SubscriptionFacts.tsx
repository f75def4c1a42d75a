import type { Ref } from 'react';
import type { SandboxPortal } from '#contract/api/billing';
import { PLAN } from '#contract/subscription';
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import { SubscriptionBadge } from '../../components/SubscriptionBadge';
import { browserZone } from '../../platform/browser-zone';
import { formatDate, instantOfText } from '../../platform/formats';

type SubscriptionFactsProps = { portal: SandboxPortal; headingRef: Ref<HTMLHeadingElement> };

export function SubscriptionFacts({ portal, headingRef }: SubscriptionFactsProps) {
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
