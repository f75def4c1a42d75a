import { Trash2 } from 'lucide-react';
import { Field } from '../../../ui/Field';
import { IconButton } from '../../../ui/IconButton';
import { Input } from '../../../ui/Input';
import type { DraftShift } from './design-draft';

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

type ShiftFieldsProps = {
  shift: DraftShift;
  /** The message of a field, by its name in the request. */
  fault: (field: string) => string | undefined;
  onChange: (shift: DraftShift) => void;
  onRemove: (() => void) | undefined;
};

export function ShiftFields({ shift, fault, onChange, onRemove }: ShiftFieldsProps) {
  const change = (part: Partial<DraftShift>) => onChange({ ...shift, ...part });
  const name = shift.code.trim() || 'new';
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-lg border border-line p-3 sm:p-4">
      <legend className="px-1 font-semibold">Shift {name}</legend>
      <div className="flex flex-wrap items-start gap-3">
        <Field label="Code" error={fault('code')} className="w-20">
          {(control) => (
            <Input
              {...control}
              maxLength={4}
              value={shift.code}
              onChange={({ target }) => change({ code: target.value })}
            />
          )}
        </Field>
        <Field label="Start" error={fault('startTime')} className="w-28">
          {(control) => (
            <Input
              {...control}
              value={shift.start}
              onChange={({ target }) => change({ start: target.value })}
            />
          )}
        </Field>
        <Field label="Hours" error={fault('hours')} className="w-20">
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              value={shift.hours}
              onChange={({ target }) => change({ hours: target.value })}
            />
          )}
        </Field>
        <BlockFields
          legend="In a row"
          block={shift}
          fault={(field) => fault(`block.${field}`)}
          onChange={change}
        />
        {onRemove && (
          <IconButton label={`Remove shift ${name}`} onClick={onRemove} className="ml-auto">
            <Trash2 aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {WEEKDAYS.map((weekday, day) => (
          <Field
            key={weekday}
            label={`People on ${weekday}`}
            error={fault(`heads.${day}`)}
            className="[&_label]:text-xs [&_label]:font-normal [&_label]:text-muted"
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                value={shift.heads[day] ?? ''}
                onChange={({ target }) =>
                  change({
                    heads: shift.heads.map((heads, at) => (at === day ? target.value : heads)),
                  })
                }
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

type Block = { min: string; max: string };

type BlockFieldsProps = {
  legend: string;
  block: Block;
  fault: (field: keyof Block) => string | undefined;
  onChange: (part: Partial<Block>) => void;
};

export function BlockFields({ legend, block, fault, onChange }: BlockFieldsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
      <div className="flex items-start gap-2">
        {(['min', 'max'] as const).map((side) => (
          <Field
            key={side}
            label={`${legend}, ${side === 'min' ? 'minimum' : 'maximum'}`}
            hideLabel
            error={fault(side)}
            className="w-18"
          >
            {(control) => (
              <div className="flex items-center gap-2">
                {side === 'max' && <span className="text-sm text-muted">to</span>}
                <Input
                  {...control}
                  inputMode="numeric"
                  value={block[side]}
                  onChange={({ target }) => onChange({ [side]: target.value })}
                />
              </div>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}
