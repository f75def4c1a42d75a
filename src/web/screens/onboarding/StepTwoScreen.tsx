import { useState } from 'react';
import { keptOrganization } from '../../data/onboarding';
import { ChoosePlan } from './ChoosePlan';
import { SessionExpired } from './SessionExpired';

export function StepTwoScreen() {
  const [organizationId, setOrganizationId] = useState(keptOrganization.find);

  function expire() {
    keptOrganization.forget();
    setOrganizationId(null);
  }

  if (!organizationId) return <SessionExpired />;
  return <ChoosePlan organizationId={organizationId} onExpired={expire} />;
}
