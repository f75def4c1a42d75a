import { Link, useSearch } from '@tanstack/react-router';
import { CalendarDays, CircleCheck, Hourglass, MapPin, Users } from 'lucide-react';
import { useEffect } from 'react';
import { PLAN } from '#contract/subscription';
import { forgetSignup } from '../../components/kept-entries';
import { useDocumentTitle } from '../../components/use-document-title';
import { useSession } from '../../data/session';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { OnboardingPage } from './OnboardingPage';
import { SupportContact } from './SupportContact';

const TIPS = [
  { Icon: MapPin, title: 'Add Locations', text: 'Where your people work.' },
  { Icon: Users, title: 'Invite Team', text: 'Everyone gets an account to see their shifts.' },
  {
    Icon: CalendarDays,
    title: 'Create Schedules',
    text: 'One shift at a time, or months in one go.',
  },
];

export function SuccessScreen() {
  const { session_id } = useSearch({ from: '/open/onboarding/success' });
  const title = session_id ? 'Welcome to Muster!' : 'Waiting for confirmation';
  useDocumentTitle(title);
  useEffect(forgetSignup, []);
  return (
    <OnboardingPage title={title} step={3}>
      {session_id ? <Activated /> : <AwaitingConfirmation />}
      <SupportContact />
    </OnboardingPage>
  );
}

/** Shown when the address names no completed checkout. */
function AwaitingConfirmation() {
  return (
    <Card className="bg-raised">
      <EmptyState
        icon={<Hourglass />}
        title="The payment provider hasn't confirmed your subscription yet"
        text="You can sign in now. The organisation page shows when your subscription is confirmed."
        action={
          <Link to="/login" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
            Continue to Login
          </Link>
        }
      />
    </Card>
  );
}

function Activated() {
  const signedIn = useSession();
  return (
    <Card className="divide-y divide-line bg-raised">
      <div className="flex gap-3 p-4 sm:p-6">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
        <div>
          <h2 className="font-semibold">Your subscription is active</h2>
          <p className="mt-1 text-muted">
            Your {PLAN.trialDays}-day free trial of the {PLAN.name} Plan has started.{' '}
            {signedIn
              ? 'Make your first roster.'
              : 'Sign in with your work email and make your first roster.'}
          </p>
        </div>
      </div>
      <div className="p-4 sm:p-6">
        <h2 className="mb-4 font-semibold">Getting started</h2>
        <GettingStarted />
      </div>
      <div className="flex flex-col gap-2 p-4 sm:flex-row sm:p-6">
        <Link to="/login" className={buttonStyles({ variant: 'primary', size: 'lg' })}>
          Go to Dashboard
        </Link>
        <Link to="/login" search={{ next: '/employees' }} className={buttonStyles({ size: 'lg' })}>
          Set Up Team First
        </Link>
      </div>
    </Card>
  );
}

function GettingStarted() {
  return (
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-3">
      {TIPS.map(({ Icon, title, text }) => (
        <li key={title} className="flex gap-3 sm:flex-col sm:gap-2">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-lg bg-brand-soft text-brand"
          >
            <Icon className="size-5" />
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="text-muted sm:text-sm">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
