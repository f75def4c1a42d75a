import { useId } from 'react';
import { RESOLUTIONS } from '#engine/generation/input';
import { ChoiceField } from '../../../../../ui/ChoiceField';
import { Radio } from '../../../../../ui/Radio';
import type { WizardState } from '../wizard-state';
import { MANUAL_WORDS, RESOLUTION_WORDS } from './resolution-words';

type Value = WizardState['conflicts']['globalResolution'];
type GlobalResolutionProps = { value: Value; onChange: (value: Value) => void };

const WORDS = { ...RESOLUTION_WORDS, manual: MANUAL_WORDS };
const CHOICES = [...RESOLUTIONS, 'manual'] as const;

export function GlobalResolution({ value, onChange }: GlobalResolutionProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-surface px-4 py-3 shadow-card sm:px-5">
      <legend className="float-left mb-2 w-full font-semibold">Global Resolution Strategy</legend>
      <div className="clear-both grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {CHOICES.map((choice) => (
          <ChoiceField key={choice} label={WORDS[choice].label} hint={WORDS[choice].hint}>
            {(control) => (
              <Radio
                {...control}
                name={name}
                value={choice}
                checked={value === choice}
                onChange={() => onChange(choice)}
              />
            )}
          </ChoiceField>
        ))}
      </div>
    </fieldset>
  );
}
