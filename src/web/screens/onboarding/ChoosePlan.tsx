import { Link } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { browserZone } from '../../platform/browser-zone';
import { todayIn } from '../../platform/formats';
import { buttonStyles } from '../../ui/button-styles';
import { OnboardingPage } from './OnboardingPage';
import { PlanCard } from './PlanCard';
import { useCheckout } from './use-checkout';

type ChoosePlanProps = { organizationId: string; onExpired: () => void };

export function ChoosePlan({ organizationId, onExpired }: ChoosePlanProps) {
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
