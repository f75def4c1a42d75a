import { STRATEGIES, type Strategy } from '#engine/generation/input';
import { ChoiceField } from '../../../ui/Field';
import { Radio } from '../../../ui/Radio';
import type { StepProps } from '../wizard/wizard-state';

const WORDS: Record<Strategy, { label: string; hint: string }> = {
  flag: {
    label: 'Flag',
    hint: 'Overlapping shifts are listed in step 5, where you decide. None is created until then.',
  },
  skip: {
    label: 'Skip',
    hint: "Existing shifts stay. New shifts that overlap them, or break the limits above, aren't created.",
  },
  replace: {
    label: 'Replace',
    hint: 'The new shift replaces the existing one.',
  },
  create: {
    label: 'Create',
    hint: 'Both shifts stay, marked as a deliberate overlap.',
  },
};

export function StrategyField({ state, change }: StepProps) {
  return (
    <>
      <fieldset className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
        <legend className="sr-only">Conflict strategy</legend>
        {STRATEGIES.map((strategy) => (
          <ChoiceField key={strategy} {...WORDS[strategy]}>
            {(control) => (
              <Radio
                {...control}
                name="wizard-strategy"
                checked={state.parameters.conflictStrategy === strategy}
                onChange={() => change('parameters', { conflictStrategy: strategy })}
              />
            )}
          </ChoiceField>
        ))}
      </fieldset>
      <a
        href="/help#strategies"
        target="_blank"
        rel="noreferrer"
        className="self-start text-base text-brand underline decoration-1 underline-offset-4 hover:decoration-2 sm:text-sm"
      >
        What do these mean?<span className="sr-only"> Opens in a new tab.</span>
      </a>
    </>
  );
}
