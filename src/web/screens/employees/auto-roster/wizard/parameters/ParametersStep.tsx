import { useUser } from '../../../../../data/session';
import type { StepProps } from '../wizard-state';
import { CycleField } from './CycleField';
import { DefaultFields } from './DefaultFields';
import { LimitFields } from './LimitFields';
import { ParametersSection } from './ParametersSection';
import { PeriodFields } from './PeriodFields';
import { StrategyField } from './StrategyField';

export function ParametersStep(props: StepProps) {
  const ownZone = useUser().org_timezone ?? 'UTC';
  return (
    <div className="flex flex-col gap-6">
      <ParametersSection title="Period">
        <PeriodFields {...props} ownZone={ownZone} />
        <CycleField {...props} />
      </ParametersSection>
      <ParametersSection title="Clock and limits">
        <LimitFields {...props} ownZone={ownZone} />
      </ParametersSection>
      <ParametersSection title="When somebody already has a shift">
        <StrategyField {...props} />
      </ParametersSection>
      <ParametersSection title="What the shifts say">
        <DefaultFields {...props} />
      </ParametersSection>
    </div>
  );
}
