import { useId, useState } from 'react';
import { LIMITS } from '#contract/limits';
import { useInstallation } from '../../../data/installation';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField, Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { Radio } from '../../../ui/Radio';
import type { WizardState } from '../wizard/wizard-state';

const STATUSES = [
  { value: 'active', label: 'Active', hint: 'Starts filling tonight.' },
  { value: 'paused', label: 'Paused', hint: 'Waits until someone resumes it.' },
] as const;

type GenerationOptionsProps = {
  options: WizardState['confirm'];
  /** Generate was refused. */
  refused: boolean;
  onChange: (values: Partial<WizardState['confirm']>) => void;
};

export function GenerationOptions({ options, refused, onChange }: GenerationOptionsProps) {
  const { publishShifts, sendNotifications, fillOpen, createRule } = options;
  const emails = useInstallation().data?.emails;
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h3">Options</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <ChoiceField
          label="Publish shifts"
          hint="Employees see them straight away. Otherwise they stay drafts."
        >
          {(control) => (
            <Checkbox
              {...control}
              checked={publishShifts}
              onChange={({ target }) => onChange({ publishShifts: target.checked })}
            />
          )}
        </ChoiceField>
        <ChoiceField
          label="Send notifications"
          hint={
            publishShifts
              ? emails === 'outbox'
                ? 'No email server is set, so nobody is emailed: the emails go into the outbox folder on the server.'
                : 'Everyone gets one email with their new shifts.'
              : 'Only for published shifts.'
          }
        >
          {(control) => (
            <Checkbox
              {...control}
              disabled={!publishShifts}
              checked={publishShifts && sendNotifications}
              onChange={({ target }) => onChange({ sendNotifications: target.checked })}
            />
          )}
        </ChoiceField>
        <ChoiceField
          label="Fill what the pattern leaves open"
          hint="Opens Fill afterwards, with the same days, job sites and shift groups."
        >
          {(control) => (
            <Checkbox
              {...control}
              checked={fillOpen}
              onChange={({ target }) => onChange({ fillOpen: target.checked })}
            />
          )}
        </ChoiceField>
        <ChoiceField
          label="Create rule"
          hint="A rule keeps drafts filled 8 weeks ahead, in step with this rotation."
        >
          {(control) => (
            <Checkbox
              {...control}
              checked={createRule}
              onChange={({ target }) => onChange({ createRule: target.checked })}
            />
          )}
        </ChoiceField>
        {createRule && <NewRuleFields options={options} refused={refused} onChange={onChange} />}
      </CardBody>
    </Card>
  );
}

function NewRuleFields({ options, refused, onChange }: GenerationOptionsProps) {
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
