import { BellMinus, BellOff, BellRing, Check } from 'lucide-react';
import { useId, useState } from 'react';
import type { ExtraWork, WishValue } from '#engine/availability/availability';
import { parseWallTime } from '#engine/time/parse';
import { TimeInput } from '../../components/shift-form/TimeInput';
import { Checkbox } from '../../ui/Checkbox';
import { ChoiceField, Field } from '../../ui/Field';
import type { Brush } from './paint-day';
import { WISH_ICONS } from './WishStrip';

const WORK: { value: WishValue | 'can'; label: string; Icon: typeof Check; key: string }[] = [
  { value: 'cannot', label: "Can't", Icon: WISH_ICONS.cannot, key: 'X' },
  { value: 'rather-not', label: 'Rather not', Icon: WISH_ICONS['rather-not'], key: 'R' },
  { value: 'like', label: 'Like to', Icon: WISH_ICONS.like, key: 'L' },
  { value: 'can', label: 'Can', Icon: Check, key: 'C' },
];

const EXTRA: { value: ExtraWork; label: string; Icon: typeof Check }[] = [
  { value: 'no', label: "Don't ask", Icon: BellOff },
  { value: 'ask', label: 'Ask me', Icon: BellMinus },
  { value: 'please', label: 'Ask me first', Icon: BellRing },
];

type PaletteProps = {
  brush: Brush;
  onBrush: (brush: Brush) => void;
};

const choice =
  'flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-line px-3 has-checked:border-brand has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-focus sm:min-h-9 [&_svg]:size-4';

/** What the next touch of a day paints. */
export function Palette({ brush, onBrush }: PaletteProps) {
  const name = useId();
  const [part, setPart] = useState({ on: false, from: '09:00', to: '15:00' });
  const timesOf = ({ on, from, to }: typeof part) => {
    const times = { from: parseWallTime(from), to: parseWallTime(to) };
    return on && times.from && times.to && from !== to ? { from: times.from, to: times.to } : null;
  };
  const change = (next: typeof part) => {
    setPart(next);
    if (brush.paints === 'work') onBrush({ ...brush, times: timesOf(next) });
  };
  const same = part.on && part.from === part.to;
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-medium">Working</legend>
        {WORK.map(({ value, label, Icon, key }) => (
          <label key={value} className={choice} title={`Key ${key} on a day`}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={brush.paints === 'work' && brush.value === value}
              onChange={() => onBrush({ paints: 'work', value, times: timesOf(part) })}
            />
            <Icon aria-hidden="true" />
            {label}
          </label>
        ))}
      </fieldset>
      <div className="flex flex-wrap items-start gap-4">
        <ChoiceField label="Only part of the day">
          {(control) => (
            <Checkbox
              {...control}
              checked={part.on}
              onChange={({ target }) => change({ ...part, on: target.checked })}
            />
          )}
        </ChoiceField>
        {part.on && (
          <div className="grid w-full max-w-64 grid-cols-2 gap-3">
            <Field label="From">
              {(control) => (
                <TimeInput
                  {...control}
                  value={part.from}
                  onChange={(from) => change({ ...part, from })}
                  onBlur={() => undefined}
                />
              )}
            </Field>
            <Field label="Until" error={same ? 'Choose a different end time' : undefined}>
              {(control) => (
                <TimeInput
                  {...control}
                  value={part.to}
                  onChange={(to) => change({ ...part, to })}
                  onBlur={() => undefined}
                />
              )}
            </Field>
          </div>
        )}
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="mb-2 font-medium">Extra shifts on your days off</legend>
        {EXTRA.map(({ value, label, Icon }) => (
          <label key={value} className={choice}>
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={brush.paints === 'extra' && brush.value === value}
              onChange={() => onBrush({ paints: 'extra', value })}
            />
            <Icon aria-hidden="true" />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
