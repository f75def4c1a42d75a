import { Trash2 } from 'lucide-react';
import { useId } from 'react';
import { TimeInput } from '../../../components/shift-form/TimeInput';
import { timeOfMinutes } from '../../../platform/minutes';
import { Field, type FieldControl } from '../../../ui/Field';
import { IconButton } from '../../../ui/IconButton';
import { Input } from '../../../ui/Input';
import type { DraftCode } from '../template-draft/draft';
import type { Faults } from '../template-draft/draft-checks';
import { timesOf } from '../template-draft/draft-facts';
import type { Edit } from '../template-draft/editing';

type CodeFieldsProps = {
  code: DraftCode;
  usualHours: string;
  faults: Faults;
  send: (change: Edit) => void;
  onRemove: () => void;
};

const FIELDS = ['code', 'label', 'start', 'hours'] as const;

/** A code, what it stands for, and when it is worked. */
export function CodeFields({ code, usualHours, faults, send, onRemove }: CodeFieldsProps) {
  const { key } = code;
  const messagesId = useId();
  const nameOf = (field: keyof DraftCode) => `codes.${key}.${field}`;
  const put = (values: Partial<Omit<DraftCode, 'key'>>) => send({ type: 'code', key, values });
  const told = FIELDS.flatMap((field) => faults[nameOf(field)] ?? []);

  /** Messages stand under the row: in columns this narrow, each word would take a line. */
  function mark(field: keyof DraftCode, control: FieldControl) {
    const describedBy = `${control['aria-describedby'] ?? ''} ${messagesId}`.trim();
    const fault = faults[nameOf(field)];
    const marks = fault ? { 'aria-invalid': true, 'aria-describedby': describedBy } : {};
    return { ...control, name: nameOf(field), ...marks };
  }

  const times = timesOf(code, usualHours);
  return (
    <li className="grid grid-cols-[4.5rem_minmax(0,1fr)_2.75rem] items-start gap-x-3 gap-y-2 p-3 sm:grid-cols-[4.5rem_minmax(0,1fr)_5.5rem_6rem_2.25rem]">
      <Field label="Code">
        {(control) => (
          <Input
            {...mark('code', control)}
            autoComplete="off"
            maxLength={4}
            value={code.code}
            onChange={({ target }) => put({ code: target.value.toUpperCase() })}
          />
        )}
      </Field>
      <Field label="Label">
        {(control) => (
          <Input
            {...mark('label', control)}
            autoComplete="off"
            maxLength={100}
            placeholder={code.code}
            value={code.label}
            onChange={({ target }) => put({ label: target.value })}
          />
        )}
      </Field>
      <div className="pt-6.5 sm:col-start-5 sm:row-start-1">
        <IconButton data-remove label={`Remove code ${code.code || code.label}`} onClick={onRemove}>
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
      <div className="col-span-3 grid grid-cols-2 gap-3 sm:contents">
        <Field
          label="Start"
          hint={times ? `to ${timeOfMinutes(times.start + times.duration)}` : undefined}
        >
          {(control) => (
            <TimeInput
              {...mark('start', control)}
              value={code.start}
              onChange={(start) => put({ start })}
              onBlur={() => {}}
            />
          )}
        </Field>
        <Field label="Hours">
          {(control) => (
            <Input
              {...mark('hours', control)}
              type="number"
              inputMode="decimal"
              min={0.5}
              max={24}
              step={0.5}
              placeholder={usualHours}
              value={code.hours}
              onChange={({ target }) => put({ hours: target.value })}
            />
          )}
        </Field>
      </div>
      {told.length > 0 && (
        <p id={messagesId} className="col-span-full text-sm text-danger">
          {told.join('. ')}
        </p>
      )}
    </li>
  );
}
