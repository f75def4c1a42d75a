import { Card } from '../../../../../ui/Card';
import { CardBody } from '../../../../../ui/CardBody';
import { CardHeader } from '../../../../../ui/CardHeader';
import { CardTitle } from '../../../../../ui/CardTitle';
import { Checkbox } from '../../../../../ui/Checkbox';
import { ChoiceField } from '../../../../../ui/ChoiceField';
import { RuleFields, type RuleFieldsProps } from './RuleFields';

export function GenerationOptions({ options, refused, onChange }: RuleFieldsProps) {
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
