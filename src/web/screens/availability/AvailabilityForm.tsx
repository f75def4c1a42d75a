import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { useState } from 'react';
import type { Availability, DatedWishes, DayWishes } from '#contract/api/availability';
import {
  type Availability as Said,
  type WishValue,
  wishesOn,
} from '#engine/availability/availability';
import { addDays, dayOfMonth, eachDay, mondayOnOrBefore } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { useSaveAvailability } from '../../data/availability';
import { toastFailure } from '../../platform/failure';
import { formatMonth, formatShortDay } from '../../platform/formats';
import { Button } from '../../ui/Button';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { IconButton } from '../../ui/IconButton';
import { NativeSelect } from '../../ui/NativeSelect';
import { toast } from '../../ui/toast-store';
import { Palette } from './Palette';
import { type Brush, paintDay } from './paint-day';
import { WishStrip } from './WishStrip';
import { wishText } from './wish-text';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const SILENT: DayWishes = { wishes: [], extra: 'ask' };
const SHOWN_DAYS = 28;

type Draft = Pick<Availability, 'usual' | 'dates'>;

/** The usual week and certain days, painted with one brush and saved together. */
export function AvailabilityForm({ saved }: { saved: Availability }) {
  const { mutate, isPending } = useSaveAvailability();
  const [draft, setDraft] = useState<Draft>();
  const [brush, setBrush] = useState<Brush>({ paints: 'work', value: 'cannot', times: null });
  const { usual, dates } = draft ?? saved;
  const change = (next: Partial<Draft>) => setDraft({ usual, dates, ...next });
  const brushOf = (value?: WishValue | 'can'): Brush =>
    value ? { paints: 'work', value, times: brush.paints === 'work' ? brush.times : null } : brush;

  function save() {
    const body = { usual, dates: dates.filter(({ date }) => date >= saved.open_from) };
    mutate(body, {
      onSuccess: () => {
        setDraft(undefined);
        toast({ title: 'Availability saved' });
      },
      onError: (error) => toastFailure("Your availability wasn't saved", error),
    });
  }

  return (
    <div className="flex flex-col gap-5">
      <Card aria-label="What you paint">
        <CardBody>
          <Palette brush={brush} onBrush={setBrush} />
        </CardBody>
      </Card>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <UsualWeek
          usual={usual}
          onUsual={(next) => change({ usual: next })}
          paint={(day, value) => paintDay(day, brushOf(value))}
        />
        <CertainDays
          saved={saved}
          draft={{ usual, dates }}
          onDates={(next) => change({ dates: next })}
          paint={(day, value) => paintDay(day, brushOf(value))}
        />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" pending={isPending} disabled={!draft} onClick={save}>
          Save availability
        </Button>
        {draft && !isPending && (
          <>
            <Button onClick={() => setDraft(undefined)}>Discard changes</Button>
            <p className="text-muted">You haven't saved your changes.</p>
          </>
        )}
      </div>
    </div>
  );
}

type Paint = (day: DayWishes, value?: WishValue | 'can') => DayWishes;

type UsualWeekProps = {
  usual: Availability['usual'];
  onUsual: (usual: Availability['usual']) => void;
  paint: Paint;
};

function UsualWeek({ usual, onUsual, paint }: UsualWeekProps) {
  const { anchor, days } = usual;
  const fortnight = days.length === 14;
  const weeks = fortnight ? [0, 1] : [0];
  return (
    <Card aria-label="Your usual week">
      <CardHeader>
        <CardTitle>Your usual week</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        <Field label="Repeats">
          {(control) => (
            <NativeSelect
              {...control}
              value={days.length}
              onChange={({ target }) =>
                onUsual({
                  anchor,
                  days: target.value === '14' ? [...days, ...days] : days.slice(0, 7),
                })
              }
            >
              <option value={7}>Every week</option>
              <option value={14}>Every two weeks</option>
            </NativeSelect>
          )}
        </Field>
        {weeks.map((week) => (
          <div key={week} className="flex flex-col gap-1">
            {fortnight && (
              <p className="text-sm text-muted">
                Week of {formatShortDay(addDays(anchor, 7 * week))}, and every second week
              </p>
            )}
            <WishStrip
              label={fortnight ? `Usual week ${week + 1}` : 'Usual week'}
              days={WEEKDAYS.map((name, index) => ({
                key: name,
                name,
                head: name.slice(0, 3),
                wishes: days[7 * week + index] ?? SILENT,
              }))}
              onPaint={(index, value) =>
                onUsual({
                  anchor,
                  days: days.map((day, at) => (at === 7 * week + index ? paint(day, value) : day)),
                })
              }
            />
          </div>
        ))}
      </CardBody>
    </Card>
  );
}

type CertainDaysProps = {
  saved: Availability;
  draft: Draft;
  onDates: (dates: DatedWishes[]) => void;
  paint: Paint;
};

function CertainDays({ saved, draft, onDates, paint }: CertainDaysProps) {
  const { today, open_from, timezone } = saved;
  const { usual, dates } = draft;
  const first = mondayOnOrBefore(today);
  const [from, setFrom] = useState<CalendarDate>();
  const shown = eachDay(from ?? first, addDays(from ?? first, SHOWN_DAYS - 1));
  const said: Said = {
    weeks: [{ validFrom: open_from, anchor: usual.anchor, zone: timezone, days: usual.days }],
    dates: dates.map((each) => ({ ...each, zone: timezone })),
  };
  const isOwn = (date: CalendarDate) => dates.some((each) => each.date === date);
  const own = dates.filter(({ date }) => date >= open_from);
  return (
    <Card aria-label="Certain days">
      <CardHeader>
        <CardTitle>Certain days</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        {open_from > today && (
          <p className="text-muted">
            Days before {formatShortDay(open_from)} are closed. Ask your manager about them.
          </p>
        )}
        <div className="flex items-center justify-between gap-2">
          <IconButton
            label="Four weeks earlier"
            variant="secondary"
            disabled={(from ?? first) <= first}
            onClick={() => setFrom(addDays(from ?? first, -SHOWN_DAYS))}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <p aria-live="polite" className="font-medium">
            {formatMonth(shown[0] ?? first)}
          </p>
          <IconButton
            label="Four weeks later"
            variant="secondary"
            onClick={() => setFrom(addDays(from ?? first, SHOWN_DAYS))}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
        <div aria-hidden="true" className="grid grid-cols-7 gap-1 text-center text-xs text-muted">
          {WEEKDAYS.map((name) => (
            <span key={name}>{name.slice(0, 3)}</span>
          ))}
        </div>
        <WishStrip
          label="Certain days"
          days={shown.map((date) => ({
            key: date,
            name: formatShortDay(date),
            head: String(dayOfMonth(date)),
            wishes: wishesOn(said, date) as DayWishes,
            own: isOwn(date),
            closed: date < open_from,
          }))}
          onPaint={(index, value) => {
            const date = shown[index];
            if (!date) return;
            const { wishes, extra } = paint(wishesOn(said, date) as DayWishes, value);
            const others = dates.filter((each) => each.date !== date);
            onDates([...others, { date, wishes, extra }].sort(byDate));
          }}
        />
        {own.length > 0 && (
          <ul aria-label="Days that differ from your usual week" className="flex flex-col gap-1">
            {own.map((day) => (
              <li key={day.date} className="flex items-center justify-between gap-2">
                <span className="min-w-0 wrap-anywhere">
                  <strong className="font-semibold">{formatShortDay(day.date)}</strong>,{' '}
                  {wishText(day)}
                </span>
                <IconButton
                  label={`Back to your usual week on ${formatShortDay(day.date)}`}
                  onClick={() => onDates(dates.filter(({ date }) => date !== day.date))}
                >
                  <X aria-hidden="true" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}

function byDate(one: DatedWishes, other: DatedWishes): number {
  return one.date < other.date ? -1 : 1;
}
