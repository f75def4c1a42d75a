import { Check, FlaskConical, Lock } from 'lucide-react';
import { useId } from 'react';
import { amountText, intervalText, PLAN } from '#contract/subscription';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { useInstallation } from '../../data/installation';
import { formatDate } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';

const FEATURES = [
  'Unlimited employees',
  'Advanced scheduling and roster management',
  'Location tracking and management',
  'Team collaboration tools',
  'Priority customer support',
];

type PlanCardProps = { today: CalendarDate; pending: boolean; onStart: () => void };

export function PlanCard({ today, pending, onStart }: PlanCardProps) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="grid overflow-hidden bg-raised sm:grid-cols-2">
      <div className="p-4 sm:p-6">
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
          <h2 id={id} className="text-lg font-semibold">
            {PLAN.name} Plan
          </h2>
          <Badge tone="brand">{PLAN.trialDays}-day free trial</Badge>
        </div>
        <PlanFeatures />
      </div>
      <div className="flex flex-col gap-4 border-t border-line bg-subtle/60 p-4 sm:border-t-0 sm:border-l sm:p-6">
        <PlanPrice />
        <p className="text-sm text-muted">
          Free for {PLAN.trialDays} days. You pay nothing before{' '}
          {formatDate(addDays(today, PLAN.trialDays))}. Cancel anytime during the trial.
        </p>
        <Button variant="primary" size="lg" pending={pending} onClick={onStart}>
          {pending ? 'Preparing Checkout...' : 'Start Free Trial'}
        </Button>
        <PaymentNote />
      </div>
    </Card>
  );
}

function PlanPrice() {
  const { data } = useInstallation();
  if (!data) return <Skeleton className="h-15" />;
  if (!data.price) {
    return <p className="text-muted">You see the price before you pay, on the next page.</p>;
  }
  return (
    <div>
      <p>
        <span className="text-4xl font-semibold tracking-tight">{amountText(data.price)}</span>{' '}
        <span className="text-muted">{intervalText(data.price)}</span>
      </p>
      <p className="text-sm text-muted">
        {data.price.currency === 'AUD'
          ? 'In Australian dollars (AUD)'
          : `In ${data.price.currency}`}
      </p>
    </div>
  );
}

function PaymentNote() {
  const { data } = useInstallation();
  return (
    <div className="mt-auto flex flex-col gap-1.5 text-sm text-muted">
      <p className="flex gap-2">
        <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        Secure payment by a card provider
      </p>
      {data?.payments === 'sandbox' && (
        <p className="flex gap-2 font-medium text-warn">
          <FlaskConical aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Test mode: no card is charged
        </p>
      )}
    </div>
  );
}

function PlanFeatures() {
  return (
    <ul className="flex flex-col gap-3">
      {FEATURES.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
          {feature}
        </li>
      ))}
    </ul>
  );
}
