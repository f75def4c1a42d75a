import { useState } from 'react';
import { LoadFailure } from '../../../components/LoadFailure';
import { UnconfirmedRow } from '../../../components/UnconfirmedRow';
import { type UnconfirmedHours, useUnconfirmedShifts } from '../../../data/shift-answers';
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
            <div className="rounded-lg border border-line bg-surface px-3 py-2.5">
              <UnconfirmedRow shift={shift} onLeave={() => onOpenChange(false)} />
            </div>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-3 text-muted sm:text-sm">+{more} more</p>}
    </Dialog>
  );
}
