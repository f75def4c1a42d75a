import { type ReactNode, useId } from 'react';
import { parseCalendarDate } from '#engine/time/parse';
import { useUser } from '../../../data/session';
import { Card } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/Field';
import { cycleText } from '../wizard/cycle';
import type { StepProps } from '../wizard/wizard-state';
import { DefaultFields } from './DefaultFields';
import { LimitFields } from './LimitFields';
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
      <ParametersSection title="Time zone and limits">
        <LimitFields {...props} ownZone={ownZone} />
      </ParametersSection>
      <ParametersSection title="When someone already has a shift">
        <StrategyField {...props} />
      </ParametersSection>
      <ParametersSection title="Details of the shifts">
        <DefaultFields {...props} />
      </ParametersSection>
    </div>
  );
}

function ParametersSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="flex flex-col gap-4 p-4 sm:p-5">
      <h4 id={id} className="font-semibold">
        {title}
      </h4>
      {children}
    </Card>
  );
}

/** Without an anchor, a second month would start the pattern again, perhaps in a week of nights. */
function CycleField({ state, change }: StepProps) {
  const template = state.template.selectedTemplate;
  const { parameters } = state;
  if (!template?.last_run) return null;
  const hint = parseCalendarDate(parameters.startDate)
    ? cycleText(template, parameters)
    : undefined;
  return (
    <ChoiceField label="Continue the cycle of the last run" hint={hint}>
      {(control) => (
        <Checkbox
          {...control}
          checked={parameters.continueCycle}
          onChange={(event) => change('parameters', { continueCycle: event.target.checked })}
        />
      )}
    </ChoiceField>
  );
}
