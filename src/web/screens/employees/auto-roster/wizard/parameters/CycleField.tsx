import { parseCalendarDate } from '#engine/time/parse';
import { Checkbox } from '../../../../../ui/Checkbox';
import { ChoiceField } from '../../../../../ui/ChoiceField';
import { cycleWords } from '../cycle';
import type { StepProps } from '../wizard-state';

/** Without an anchor a second month would begin the pattern again, in the middle of a week of nights. */
export function CycleField({ state, change }: StepProps) {
  const template = state.template.selectedTemplate;
  const { parameters } = state;
  if (!template?.last_run) return null;
  const words = parseCalendarDate(parameters.startDate)
    ? cycleWords(template, parameters)
    : undefined;
  return (
    <ChoiceField label="Continue the cycle of the last run" hint={words}>
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
