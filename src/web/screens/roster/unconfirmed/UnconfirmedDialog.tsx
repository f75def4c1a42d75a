import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { UnconfirmedShift } from '#contract/api/shift-answers';
import { LoadFailure } from '../../../components/LoadFailure';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { type UnconfirmedHours, useUnconfirmedShifts } from '../../../data/shift-answers';
import { formatRange, formatShortDay } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';

const CHOICES = [
  { hours: 24, label: 'Next 24 hours' },
  { hours: 168, label: 'Next 7 days' },
] as const;

type UnconfirmedDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function UnconfirmedDialog({ open, onOpenChange }: UnconfirmedDialogProps) {
  const [hours, setHours] = useState<UnconfirmedHours>(168);
  const query = useUnconfirmedShifts(hours);
  const { data, error } = query;
  const shifts = data?.shifts ?? [];
  const more = (data?.count ?? 0) - shifts.length;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Unconfirmed"
      description="These people haven't confirmed their shifts yet, or can't work them. People without an account can't answer, so their shifts aren't listed."
    >
      <fieldset className="mb-3 flex flex-wrap gap-2">
        <legend className="sr-only">Which shifts</legend>
        {CHOICES.map((choice) => (
          <Button
            key={choice.hours}
            size="sm"
            aria-pressed={choice.hours === hours}
            onClick={() => setHours(choice.hours)}
            className="aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand"
          >
            {choice.label}
          </Button>
        ))}
      </fieldset>
      {error && !data && <LoadFailure title="Failed to fetch shifts" queries={[query]} />}
      {data?.count === 0 && <p role="status">Every shift is confirmed.</p>}
      <ul aria-label="Unconfirmed shifts" className="flex flex-col gap-2">
        {shifts.map((shift) => (
          <li key={shift.id}>
            <UnconfirmedRow shift={shift} onLeave={() => onOpenChange(false)} />
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-muted sm:text-sm">+{more} more</p>}
    </Dialog>
  );
}

const ANSWERS = {
  none: { text: 'No answer', tone: 'neutral' },
  seen: { text: 'Seen', tone: 'neutral' },
  cannot: { text: "Can't work", tone: 'danger' },
} as const;

function UnconfirmedRow({ shift, onLeave }: { shift: UnconfirmedShift; onLeave: () => void }) {
  const { text, tone } = ANSWERS[shift.answer ?? 'none'];
  return (
    <article
      aria-label={`${shift.employee_name}, ${formatShortDay(shift.date)}, ${formatRange(shift)}`}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-3 py-2.5"
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
      <Link
        to="/roster"
        search={{ view: 'list', date: shift.date }}
        onClick={onLeave}
        className="text-brand underline underline-offset-4 sm:text-sm"
      >
        {`Show ${formatShortDay(shift.date)}`}
      </Link>
    </article>
  );
}
