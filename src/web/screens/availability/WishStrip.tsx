import { Ban, BellOff, BellRing, ThumbsDown, ThumbsUp } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { DayWishes, Wish } from '#contract/api/availability';
import type { WishValue } from '#engine/availability/availability';
import { cn } from '../../ui/cn';
import { wishText } from './wish-text';

export interface StripDay {
  key: string;
  /** For a screen reader: 'Monday', or 'Wed 10 Mar'. */
  name: string;
  /** On the day itself: 'Mon', or '10'. */
  head: string;
  wishes: DayWishes;
  /** Whether it differs from the usual week. */
  own?: boolean;
  closed?: boolean;
}

export const WISH_ICONS: Record<WishValue, typeof Ban> = {
  cannot: Ban,
  'rather-not': ThumbsDown,
  like: ThumbsUp,
};

const LOOKS: Record<WishValue, string> = {
  cannot: 'bg-off',
  'rather-not': 'bg-warn-soft',
  like: 'bg-manual',
};

const KEYS: Record<string, WishValue | 'can'> = {
  x: 'cannot',
  r: 'rather-not',
  l: 'like',
  c: 'can',
};

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

type WishStripProps = {
  label: string;
  /** Whole weeks from Monday. */
  days: readonly StripDay[];
  /** With a value when a key of its own was pressed. */
  onPaint: (index: number, value?: WishValue | 'can') => void;
};

/** Days that are painted by tap or key. Tab reaches one of them, arrow keys the others. */
export function WishStrip({ label, days, onPaint }: WishStripProps) {
  const [stop, setStop] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const reached = Math.min(stop, days.length - 1);

  function onKeyDown(event: KeyboardEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const value = KEYS[event.key.toLowerCase()];
    const step = STEPS[event.key];
    if (!value && step === undefined) return;
    event.preventDefault();
    // Letters are shortcuts of the whole app otherwise.
    event.stopPropagation();
    if (value && !days[index]?.closed) onPaint(index, value);
    const next = index + (step ?? 0);
    if (next < 0 || next >= days.length) return;
    setStop(next);
    box.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would announce its name at every day
    <div ref={box} role="group" aria-label={label} className="grid grid-cols-7 gap-1">
      {days.map((day, index) => (
        <button
          key={day.key}
          type="button"
          tabIndex={index === reached ? 0 : -1}
          aria-disabled={day.closed}
          aria-label={`${day.name}, ${wishText(day.wishes)}${day.own ? ', differs from your usual week' : ''}${day.closed ? ', closed' : ''}`}
          onFocus={() => setStop(index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          onClick={() => !day.closed && onPaint(index)}
          className={cn(
            'flex h-16 min-w-0 flex-col items-center gap-0.5 rounded-md border border-line py-1 text-sm tabular-nums not-aria-disabled:hover:border-text aria-disabled:opacity-60',
            lookOf(day.wishes.wishes),
            day.own && 'border-2 border-today font-semibold',
          )}
        >
          <span>{day.head}</span>
          <Marks {...day.wishes} />
        </button>
      ))}
    </div>
  );
}

function lookOf(wishes: readonly Wish[]): string {
  const whole = wishes.find(({ times }) => !times);
  return whole ? LOOKS[whole.value] : '';
}

function Marks({ wishes, extra }: DayWishes) {
  const [first, another] = wishes;
  const Icon = first && WISH_ICONS[first.value];
  return (
    <span aria-hidden="true" className="flex min-w-0 flex-col items-center text-[0.625rem]/3">
      <span className="flex gap-1 [&_svg]:size-3.5">
        {Icon && <Icon />}
        {extra === 'no' && <BellOff />}
        {extra === 'please' && <BellRing />}
      </span>
      {first?.times && (
        <span className="whitespace-nowrap">
          {brief(first.times.from)}–{brief(first.times.to)}
          {another && '…'}
        </span>
      )}
    </span>
  );
}

/** '9' or '9:30' */
function brief(time: string): string {
  const [hours, minutes] = time.split(':');
  return minutes === '00' ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
}
