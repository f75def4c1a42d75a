import { TEMPLATE_TYPES } from '#contract/api/shift-templates';
import { LIMITS } from '#contract/limits';
import { TYPE_LABELS } from '../../../components/templates/filter-templates';
import { Checkbox } from '../../../ui/Checkbox';
import { ChoiceField, Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { Select } from '../../../ui/Select';
import { type Draft, isTied, isWholeWeeks, MOST_DAYS } from '../template-draft/draft';
import type { Faults } from '../template-draft/draft-checks';
import type { Edit } from '../template-draft/editing';

const TYPE_OPTIONS = TEMPLATE_TYPES.map((value) => ({ value, label: TYPE_LABELS[value] }));

type TemplateFieldsProps = { draft: Draft; faults: Faults; send: (change: Edit) => void };

export function TemplateFields({ draft, faults, send }: TemplateFieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_13rem_8rem_9rem]">
      <Field label="Name" error={faults.name} className="col-span-2 lg:col-span-1">
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="off"
            maxLength={LIMITS.templateNameLength}
            value={draft.name}
            onChange={({ target }) => send({ type: 'fields', values: { name: target.value } })}
          />
        )}
      </Field>
      <Field label="Type" className="col-span-2 sm:col-span-1">
        {(control) => (
          <Select
            {...control}
            options={TYPE_OPTIONS}
            value={draft.type}
            onValueChange={(type) => send({ type: 'fields', values: { type } })}
          />
        )}
      </Field>
      <Field label="Cycle (days)" error={faults.cycleDays}>
        {(control) => (
          <Input
            {...control}
            name="cycleDays"
            type="number"
            inputMode="numeric"
            min={1}
            max={MOST_DAYS}
            value={draft.cycleDays}
            onChange={({ target }) => send({ type: 'fields', values: { cycleDays: target.value } })}
          />
        )}
      </Field>
      <Field label="Shift length (hours)" error={faults.hours}>
        {(control) => (
          <Input
            {...control}
            name="hours"
            type="number"
            inputMode="decimal"
            min={0.5}
            max={24}
            step={0.5}
            value={draft.hours}
            onChange={({ target }) => send({ type: 'fields', values: { hours: target.value } })}
          />
        )}
      </Field>
      <ChoiceField
        label="Tied to weekdays (the cycle begins on a Monday)"
        hint={isWholeWeeks(draft) ? undefined : 'Only a cycle of whole weeks can be tied.'}
        className="col-span-full"
      >
        {(control) => (
          <Checkbox
            {...control}
            checked={isTied(draft)}
            disabled={!isWholeWeeks(draft)}
            onChange={({ target }) => send({ type: 'fields', values: { tied: target.checked } })}
          />
        )}
      </ChoiceField>
    </div>
  );
}
