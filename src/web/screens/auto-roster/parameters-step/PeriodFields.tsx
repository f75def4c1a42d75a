import { useRef, useState } from 'react';
import type { CalendarDate } from '#engine/time/kinds';
import { parseCalendarDate } from '#engine/time/parse';
import { formatDay, todayIn } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { wasRefused, windowFault } from '../wizard/step-completeness';
import type { StepProps } from '../wizard/wizard-state';
import { PRESETS, periodLengthText, presetOf, presetRange } from './period';

type PeriodFieldsProps = StepProps & { ownZone: string };

const FIELDS = [
  { name: 'startDate', label: 'Start date' },
  { name: 'endDate', label: 'End date' },
] as const;

export function PeriodFields({ state, change, ownZone }: PeriodFieldsProps) {
  const { startDate, endDate } = state.parameters;
  const [today] = useState(() => todayIn(ownZone));
  const [custom, setCustom] = useState(false);
  const start = useRef<HTMLInputElement>(null);
  const preset = custom ? undefined : presetOf({ startDate, endDate }, today);
  const period = periodLengthText(startDate, endDate);
  const fault = (wasRefused(state) && windowFault(state.parameters)) || undefined;
  const wrong = parseCalendarDate(startDate) ? 'endDate' : 'startDate';
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Quick presets</legend>
        {PRESETS.map((name) => (
          <Button
            key={name}
            aria-pressed={preset === name}
            className="max-sm:flex-1 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
            onClick={() => {
              setCustom(false);
              change('parameters', presetRange(name, today));
            }}
          >
            {name}
          </Button>
        ))}
        <Button
          aria-pressed={preset === undefined}
          className="max-sm:flex-1 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
          onClick={() => {
            setCustom(true);
            start.current?.focus();
          }}
        >
          Custom Range
        </Button>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-[1fr_1fr_auto]">
        {FIELDS.map(({ name, label }) => (
          <Field
            key={name}
            label={label}
            hint={dayOf(state.parameters[name])}
            error={name === wrong ? fault : undefined}
          >
            {(control) => (
              <Input
                {...control}
                ref={name === 'startDate' ? start : undefined}
                type="date"
                min="1970-01-01"
                max="2200-12-31"
                value={state.parameters[name]}
                onChange={(event) =>
                  // A half-typed date is not a date yet; the step is incomplete until it is.
                  change('parameters', { [name]: event.target.value as CalendarDate })
                }
              />
            )}
          </Field>
        ))}
        <p aria-live="polite" className="sm:self-start sm:pt-8">
          <Badge tone={period ? 'brand' : 'danger'} className="tabular-nums">
            {period ?? 'Invalid Range'}
          </Badge>
        </p>
      </div>
    </>
  );
}

function dayOf(text: string): string | undefined {
  const date = parseCalendarDate(text);
  return date && formatDay(date);
}
