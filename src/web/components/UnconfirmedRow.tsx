import { Link } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { useState } from 'react';
import type { UnconfirmedShift } from '#contract/api/shift-answers';
import { can } from '#contract/rights';
import { useUser } from '../data/session';
import { formatRange, formatShortDay } from '../platform/formats';
import { Badge } from '../ui/Badge';
import { Button } from '../ui/Button';
import { OfferOpenButton } from './OfferOpenButton';
import { RepairList } from './RepairList';
import { ShiftTimes } from './ShiftTimes';

const ANSWERS = {
  none: { text: 'No answer', tone: 'neutral' },
  seen: { text: 'Seen', tone: 'neutral' },
  cannot: { text: "Can't work", tone: 'danger' },
} as const;

type UnconfirmedRowProps = {
  shift: UnconfirmedShift;
  /** The row leads away from what it is shown in. */
  onLeave?: () => void;
};

/** Whose shift it is, what they answered, and the way to its day in the roster. */
export function UnconfirmedRow({ shift, onLeave }: UnconfirmedRowProps) {
  const { text, tone } = ANSWERS[shift.answer ?? 'none'];
  const [looking, setLooking] = useState(false);
  const mayRepair = can(useUser(), 'edit roster') && shift.answer === 'cannot';
  return (
    <article
      aria-label={`${shift.employee_name}, ${formatShortDay(shift.date)}, ${formatRange(shift)}`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 sm:text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="font-semibold wrap-anywhere">{shift.employee_name}</span>
          <Badge tone={tone}>{text}</Badge>
        </p>
        <p className="wrap-anywhere">
          {`${formatShortDay(shift.date)}, `}
          <ShiftTimes shift={shift} />
          {`, ${shift.location_name}`}
        </p>
        {shift.answer_note && (
          <p className="text-muted wrap-anywhere whitespace-pre-wrap">{shift.answer_note}</p>
        )}
      </div>
      {mayRepair && (
        <Button size="sm" aria-expanded={looking} onClick={() => setLooking(!looking)}>
          <Search aria-hidden="true" />
          Find someone
        </Button>
      )}
      {shift.answer === 'cannot' && <OfferOpenButton shift={shift} />}
      <Link
        to="/roster"
        search={{ view: 'list', date: shift.date }}
        onClick={onLeave}
        className="text-brand underline underline-offset-4 sm:text-sm"
      >
        {`Show ${formatShortDay(shift.date)}`}
      </Link>
      {looking && (
        <div className="basis-full">
          <RepairList shiftId={shift.id} onDone={() => setLooking(false)} />
        </div>
      )}
    </article>
  );
}
