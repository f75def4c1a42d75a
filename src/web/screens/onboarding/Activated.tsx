import { Link } from '@tanstack/react-router';
import { CircleCheck } from 'lucide-react';
import { PLAN } from '#contract/subscription';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { GettingStarted } from './GettingStarted';

/** After the checkout. */
export function Activated() {
  return (
    <Card className="divide-y divide-line bg-raised">
      <div className="flex gap-3 p-4 sm:p-6">
        <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
        <div>
          <h2 className="font-semibold">Your subscription is activated</h2>
          <p className="mt-1 text-muted">
            The {PLAN.trialDays}-day free trial of the {PLAN.name} Plan has begun. Sign in with your
            work email and make the first roster.
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
