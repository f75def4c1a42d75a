import { Link, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, Check, FlaskConical, Lock } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { amountText, intervalText, PLAN } from '#contract/subscription';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { usePageReturn } from '../../components/use-page-return';
import { useInstallation } from '../../data/installation';
import { keptOrganization, useStartCheckout } from '../../data/onboarding';
import { ApiError } from '../../platform/api';
import { browserZone } from '../../platform/browser-zone';
import { formatDate, todayIn } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { PageSpinner } from '../../ui/Spinner';
import { toast } from '../../ui/toast-store';
import { checkoutFailureText } from './failure-text';
import { forgetSignup } from './kept-entries';
import { OnboardingPage } from './OnboardingPage';

const FEATURES = [
  'Unlimited employees',
  'Advanced scheduling and roster management',
  'Location tracking and management',
  'Team collaboration tools',
  'Priority customer support',
];

export function StepTwoScreen() {
  const [organizationId, setOrganizationId] = useState(keptOrganization.find);

  function expire() {
    keptOrganization.forget();
    setOrganizationId(null);
  }

  if (!organizationId) return <SessionExpired />;
  return <ChoosePlan organizationId={organizationId} onExpired={expire} />;
}

/** Says so in a toast and goes back to step 1. */
function SessionExpired() {
  const navigate = useNavigate();
  const told = useRef(false);
  useEffect(() => {
    if (told.current) return;
    told.current = true;
    toast({
      tone: 'destructive',
      title: 'Session expired',
      description: 'Please start the signup process again.',
    });
    void navigate({ to: '/onboarding/step1', replace: true });
  }, [navigate]);
  return <PageSpinner />;
}

type ChoosePlanProps = { organizationId: string; onExpired: () => void };

function ChoosePlan({ organizationId, onExpired }: ChoosePlanProps) {
  const { start, pending } = useCheckout(organizationId, onExpired);
  return (
    <OnboardingPage title="Choose Your Plan" step={2}>
      <PlanCard today={todayIn(browserZone() ?? 'UTC')} pending={pending} onStart={start} />
      <div>
        <Link to="/onboarding/step1" className={buttonStyles()}>
          <ArrowLeft aria-hidden="true" />
          Back
        </Link>
      </div>
    </OnboardingPage>
  );
}

/** Starts the checkout. Stays pending until the browser has left for the checkout page. */
function useCheckout(organizationId: string, onExpired: () => void) {
  const { mutateAsync, isPending, isSuccess, reset } = useStartCheckout();
  const navigate = useNavigate();
  usePageReturn(reset);

  async function start() {
    try {
      const { checkoutUrl } = await mutateAsync(organizationId);
      window.location.assign(checkoutUrl);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return onExpired();
      if (error instanceof ApiError && error.code === 'already_subscribed') {
        forgetSignup();
        toast({ title: error.sentence, description: 'Sign in to use it.' });
        return navigate({ to: '/login' });
      }
      toast({
        tone: 'destructive',
        title: 'Checkout failed',
        description: checkoutFailureText(error),
      });
    }
  }

  return { start, pending: isPending || isSuccess };
}

type PlanCardProps = { today: CalendarDate; pending: boolean; onStart: () => void };

function PlanCard({ today, pending, onStart }: PlanCardProps) {
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
