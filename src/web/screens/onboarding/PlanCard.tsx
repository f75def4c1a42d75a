import { useId } from 'react';
import { PLAN } from '#contract/subscription';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { formatDate } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { PaymentNote } from './PaymentNote';
import { PlanFeatures } from './PlanFeatures';

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
        <p>
          <span className="text-4xl font-semibold tracking-tight">${PLAN.dollarsPerMonth}</span>{' '}
          <span className="text-muted">per month</span>
        </p>
        <p className="text-sm text-muted">
          Free for {PLAN.trialDays} days: nothing is due before{' '}
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
