import { useEffect, useId, useMemo, useRef, useState } from 'react';
import type { OwnShift } from '#contract/api/shift-answers';
import { counted } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { confirmShifts, noteAsSeen, useOwnShifts } from '../../../data/shift-answers';
import { formatShortDay } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { AnswerShift } from './AnswerShift';

/** Later shifts may still change; each can be confirmed in its day. */
const DAYS = 28;
const FIRST_SHOWN = 3;

type WaitingForAnswerProps = {
  today: CalendarDate;
  /** The shift that a message was about: it comes first, answered or not. */
  asked?: string | undefined;
};

/** Own shifts of the next four weeks without an answer. What is shown here counts as seen. */
export function WaitingForAnswer({ today, asked }: WaitingForAnswerProps) {
  const id = useId();
  const { data } = useOwnShifts();
  const [all, setAll] = useState(false);
  const waiting = useMemo(() => waitingOf(data ?? [], addDays(today, DAYS)), [data, today]);
  const listed = useMemo(() => {
    const first = data?.filter((shift) => shift.id === asked) ?? [];
    return [...first, ...waiting.filter((shift) => shift.id !== asked)];
  }, [data, waiting, asked]);
  const shown = useMemo(() => (all ? listed : listed.slice(0, FIRST_SHOWN)), [all, listed]);
  useSeen(shown);
  const askedRow = useRef<HTMLLIElement>(null);
  const isAsked = asked !== undefined && listed[0]?.id === asked;
  // On a phone there is a screen of other things above it.
  useEffect(() => {
    if (isAsked) askedRow.current?.scrollIntoView({ block: 'center' });
  }, [isAsked]);
  const gone = data && asked && !isAsked && (
    <Alert>The shift in that message has started, or it isn't yours any more.</Alert>
  );
  if (listed.length === 0) return gone || null;
  const more = listed.length - shown.length;
  const title =
    waiting.length > 0
      ? `${counted(waiting.length, 'shift waits', 'shifts wait')} for your answer`
      : 'Your shift';
  return (
    <>
      {gone}
      <Card aria-labelledby={id} className="pb-1">
        <CardHeader className="pb-3">
          <CardTitle id={id}>{title}</CardTitle>
          {waiting.length > 1 && (
            <Button variant="primary" size="sm" onClick={() => void confirmShifts(waiting)}>
              {`Confirm all ${waiting.length}`}
            </Button>
          )}
        </CardHeader>
        <ul aria-labelledby={id} className="divide-y divide-line border-t border-line">
          {shown.map((shift) => (
            <li
              key={shift.id}
              ref={shift.id === asked ? askedRow : undefined}
              aria-current={shift.id === asked || undefined}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-2.5 aria-current:bg-brand-soft sm:px-5 sm:text-sm"
            >
              <p className="min-w-0 wrap-anywhere">
                <span className="font-medium">
                  {`${formatShortDay(shift.date)}, `}
                  <ShiftTimes shift={shift} />
                </span>
                <span className="block text-muted">{shift.location_name}</span>
              </p>
              <AnswerShift shift={shift} />
            </li>
          ))}
          {more > 0 && (
            <li className="px-4 py-1 sm:px-5">
              <Button variant="link" onClick={() => setAll(true)}>
                {`Show ${more} more`}
              </Button>
            </li>
          )}
        </ul>
      </Card>
    </>
  );
}

function waitingOf(shifts: readonly OwnShift[], before: CalendarDate): OwnShift[] {
  return shifts.filter(
    ({ answer, date }) => (answer === null || answer === 'seen') && date < before,
  );
}

/** In one call, when they are on the screen: a page that opened in the background waits until someone looks at it. */
function useSeen(shown: readonly OwnShift[]): void {
  const sent = useRef(new Set<string>());
  useEffect(() => {
    const fresh = shown.filter((shift) => shift.answer === null && !sent.current.has(keyOf(shift)));
    if (fresh.length === 0) return;
    function send() {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', send);
      for (const shift of fresh) sent.current.add(keyOf(shift));
      void noteAsSeen(fresh);
    }
    document.addEventListener('visibilitychange', send);
    send();
    return () => document.removeEventListener('visibilitychange', send);
  }, [shown]);
}

function keyOf({ id, location_id, start_at, end_at }: OwnShift): string {
  return [id, location_id, start_at, end_at].join(' ');
}
