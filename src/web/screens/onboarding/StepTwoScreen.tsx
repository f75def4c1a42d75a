import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { findEntries, forgetSignup } from '../../components/kept-entries';
import { LoadFailure } from '../../components/LoadFailure';
import { usePageReturn } from '../../components/use-page-return';
import { keptOrganization, useStartCheckout } from '../../data/onboarding';
import { useOrganizations, useSession, useSwitchOrganization } from '../../data/session';
import { ApiError } from '../../platform/api';
import { browserZone } from '../../platform/browser-zone';
import { todayIn } from '../../platform/formats';
import { Alert } from '../../ui/Alert';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { PageSpinner } from '../../ui/Spinner';
import { toast } from '../../ui/toast-store';
import { checkoutFailureText } from './failure-text';
import { OnboardingPage } from './OnboardingPage';
import { PlanCard } from './PlanCard';

/** For the signup of this tab, and for an owner who has signed in to finish theirs. */
export function StepTwoScreen() {
  const user = useSession();
  const [organizationId, setOrganizationId] = useState(keptOrganization.find);

  function expire() {
    keptOrganization.forget();
    setOrganizationId(null);
  }

  if (organizationId) return <SignupPlan organizationId={organizationId} onExpired={expire} />;
  if (user === undefined) return <PageSpinner />;
  if (user === null) return <SessionExpired />;
  // Someone with a temporary password chooses their own first.
  if (!can(user, 'choose organisation')) return <Navigate to="/dashboard" replace />;
  return <OwnPlan user={user} />;
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
    void navigate({
      to: '/onboarding/step1',
      state: (current) => ({ ...current, signupExpired: true }),
      replace: true,
    });
  }, [navigate]);
  return <PageSpinner />;
}

type SignupPlanProps = { organizationId: string; onExpired: () => void };

function SignupPlan({ organizationId, onExpired }: SignupPlanProps) {
  const { start, pending } = useCheckout(organizationId, onExpired);
  return (
    <ChoosePlan pending={pending} onStart={() => start()}>
      <Link to="/onboarding/step1" className={buttonStyles()}>
        <ArrowLeft aria-hidden="true" />
        Back
      </Link>
    </ChoosePlan>
  );
}

/** Finds the organisation whose trial is still to start, the current one first. */
function OwnPlan({ user }: { user: SessionUser }) {
  const query = useOrganizations();
  const [typed] = useState(() => findEntries().organizationName);
  const { data, error } = query;
  if (!data && error) {
    return (
      <OnboardingPage title="Choose Your Plan" step={2}>
        <Card>
          <LoadFailure title="Failed to load your organisations" queries={[query]} />
        </Card>
      </OnboardingPage>
    );
  }
  if (!data) return <PageSpinner />;
  const unfinished = data.filter(({ trial_to_start }) => trial_to_start);
  const organization = unfinished.find(({ id }) => id === user.org_id) ?? unfinished[0];
  if (organization) return <OwnerPlan user={user} organization={organization} typed={typed} />;
  return <Navigate to={typed ? '/organizations/new' : '/organization'} replace />;
}

type OwnerPlanProps = {
  user: SessionUser;
  organization: { id: string; name: string };
  /** The name that was typed at step 1 before signing in; empty when there was none. */
  typed: string;
};

function OwnerPlan({ user, organization, typed }: OwnerPlanProps) {
  const { id, name } = organization;
  const navigate = useNavigate();
  const { mutateAsync: switchTo } = useSwitchOrganization();
  const { start, pending } = useCheckout(id, () => navigate({ to: '/organization' }));
  const another = typed !== '' && typed.toLowerCase() !== name.toLowerCase();

  async function open() {
    // Whoever comes back from the checkout finds the organisation that they paid for.
    await start(async () => id !== user.org_id && switchTo(id));
  }

  return (
    <ChoosePlan name={name} pending={pending} onStart={open}>
      {another && (
        <Alert
          title={`Did you want to create ${typed}?`}
          className="w-full"
          action={
            <Link to="/organizations/new" className={buttonStyles()}>
              New organisation
            </Link>
          }
        >
          You already own {name}. A new organisation is added beside it.
        </Alert>
      )}
      <Link to="/dashboard" className={buttonStyles()}>
        Do this later
      </Link>
    </ChoosePlan>
  );
}

type ChoosePlanProps = {
  name?: string;
  pending: boolean;
  onStart: () => void;
  children: ReactNode;
};

function ChoosePlan({ name, pending, onStart, children }: ChoosePlanProps) {
  return (
    <OnboardingPage title="Choose Your Plan" step={2}>
      {name !== undefined && <p className="text-lg font-semibold wrap-anywhere">For {name}</p>}
      <PlanCard today={todayIn(browserZone() ?? 'UTC')} pending={pending} onStart={onStart} />
      <div className="flex flex-col items-start gap-4">{children}</div>
    </OnboardingPage>
  );
}

/** Starts the checkout. Stays pending until the browser has left for the checkout page. */
function useCheckout(organizationId: string, onExpired: () => void) {
  const { mutateAsync, isPending, isSuccess, reset } = useStartCheckout();
  const signedIn = useSession() !== null;
  const navigate = useNavigate();
  usePageReturn(reset);

  async function start(prepare?: () => Promise<unknown>) {
    try {
      await prepare?.();
      const { checkoutUrl } = await mutateAsync(organizationId);
      window.location.assign(checkoutUrl);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return onExpired();
      if (error instanceof ApiError && error.code === 'already_subscribed') {
        forgetSignup();
        toast({ title: error.sentence, description: signedIn ? undefined : 'Sign in to use it.' });
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
