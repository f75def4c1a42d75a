import { useId, useState } from 'react';
import { LIMITS } from '#contract/limits';
import { ChoiceField, Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { Radio } from '../../../ui/Radio';
import type { GenerationOptionsProps } from './GenerationOptions';

const STATUSES = [
  { value: 'active', label: 'Active', hint: 'Goes on from tonight.' },
  { value: 'paused', label: 'Paused', hint: 'Waits until somebody resumes it.' },
] as const;

export function RuleFields({ options, refused, onChange }: GenerationOptionsProps) {
  const name = useId();
  const [left, setLeft] = useState(false);
  const missing = (left || refused) && !options.ruleName.trim();
  return (
    <div className="grid gap-4 border-l-2 border-line pl-4 sm:ml-2.5 sm:grid-cols-2 sm:pl-5.5">
      <Field
        label="Rule name"
        error={missing ? 'Rule name is required when creating a rule' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            required
            maxLength={LIMITS.nameLength}
            value={options.ruleName}
            onBlur={() => setLeft(true)}
            onChange={({ target }) => onChange({ ruleName: target.value })}
          />
        )}
      </Field>
      <fieldset className="flex min-w-0 flex-col gap-1">
        <legend className="mb-1.5 text-sm font-medium">Rule status</legend>
        {STATUSES.map(({ value, label, hint }) => (
          <ChoiceField key={value} label={label} hint={hint}>
            {(control) => (
              <Radio
                {...control}
                name={name}
                value={value}
                checked={options.ruleStatus === value}
                onChange={() => onChange({ ruleStatus: value })}
              />
            )}
          </ChoiceField>
        ))}
      </fieldset>
    </div>
  );
}
