import { Link } from '@tanstack/react-router';
import { CalendarClock, CircleDollarSign, Gift, ShieldCheck } from 'lucide-react';
import { PLAN } from '#contract/subscription';
import { findEntries } from '../../components/kept-entries';
import { OpenPage } from '../../components/OpenPage';
import { SignInToFinish } from '../../components/SignInToFinish';
import { keptOrganization } from '../../data/onboarding';
import { useSession } from '../../data/session';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { SupportContact } from './SupportContact';

const REASSURANCES = [
  { Icon: ShieldCheck, text: 'Your account is saved.' },
  { Icon: CircleDollarSign, text: 'No charge was made.' },
  { Icon: CalendarClock, text: 'You can complete the subscription later.' },
  { Icon: Gift, text: `The ${PLAN.trialDays}-day free trial is still available.` },
];

export function CancelScreen() {
  // Another browser, or this one a day later, can't continue the signup. The owner can.
  const mustSignIn = useSession() === null && keptOrganization.find() === null;
  return (
    <OpenPage title="Subscription Canceled" subtitle="You left the checkout. Nothing is lost.">
      <Card className="divide-y divide-line bg-raised">
        <ul className="grid gap-3 p-4 sm:grid-cols-2 sm:p-6">
          {REASSURANCES.map(({ Icon, text }) => (
            <li key={text} className="flex gap-2.5">
              <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
              {text}
            </li>
          ))}
        </ul>
        <div className="flex flex-col flex-wrap gap-2 p-4 sm:flex-row sm:p-6">
          {mustSignIn && (
            <SignInToFinish variant="primary" email={() => findEntries().adminEmail} />
          )}
          <Link
            to="/onboarding/step2"
            className={buttonStyles({ variant: mustSignIn ? 'secondary' : 'primary', size: 'lg' })}
          >
            Complete Subscription
          </Link>
          <Link to="/onboarding/step1" className={buttonStyles({ size: 'lg' })}>
            Back to Organization Setup
          </Link>
        </div>
      </Card>
      <SupportContact />
    </OpenPage>
  );
}
