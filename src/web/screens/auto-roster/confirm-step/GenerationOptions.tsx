import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField } from '../../../ui/Field';
import type { WizardState } from '../wizard/wizard-state';
import { RuleFields } from './RuleFields';

export type GenerationOptionsProps = {
  options: WizardState['confirm'];
  /** Generate was pressed in vain. */
  refused: boolean;
  onChange: (values: Partial<WizardState['confirm']>) => void;
};

export function GenerationOptions({ options, refused, onChange }: GenerationOptionsProps) {
  const { publishShifts, sendNotifications, createRule } = options;
  return (
    <Card>
      <CardHeader>
        <CardTitle as="h3">Options</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-3">
        <ChoiceField
          label="Publish shifts"
          hint="Employees see them at once. Otherwise they are drafts."
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
              ? 'Everybody gets one email with their new shifts.'
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
        {createRule && <RuleFields options={options} refused={refused} onChange={onChange} />}
      </CardBody>
    </Card>
  );
}
