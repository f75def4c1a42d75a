import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { OpenShift } from '#contract/api/open-shifts';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { LoadFailure } from '../../../components/LoadFailure';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { useChangeOpenShift, useOpenShifts, useWithdrawOpenShift } from '../../../data/open-shifts';
import { toastFailure } from '../../../platform/failure';
import { formatRange, formatShortDay } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { IconButton } from '../../../ui/IconButton';
import { Skeleton } from '../../../ui/Skeleton';
import { ChangeOpenShiftForm } from './ChangeOpenShiftForm';
import { Claims } from './Claims';
import { OfferShiftForm } from './OfferShiftForm';

type OpenShiftsDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Only those of one site and day, as the grid shows them; all of them without it. */
  only?: { location_id: string; date: CalendarDate } | undefined;
};

export function OpenShiftsDialog({ open, onOpenChange, only }: OpenShiftsDialogProps) {
  const query = useOpenShifts();
  const shown = query.data?.filter(
    ({ location_id, date }) => !only || (location_id === only.location_id && date === only.date),
  );
  const [offering, setOffering] = useState(false);
  const [dirty, setDirty] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Open shifts"
      dirty={dirty}
      description="Whoever gets one has it published straight away. Rules that block refuse it."
    >
      <div className="flex flex-col gap-4">
        {offering ? (
          <OfferShiftForm
            place={only}
            onDone={() => {
              setOffering(false);
              setDirty(false);
            }}
            onDirty={setDirty}
          />
        ) : (
          <Button variant="primary" className="self-start" onClick={() => setOffering(true)}>
            <Plus aria-hidden="true" />
            Offer a shift
          </Button>
        )}
        {query.error && !query.data && (
          <LoadFailure title="We couldn't load the open shifts" queries={[query]} />
        )}
        {query.isPending && <Skeleton className="h-24" />}
        {shown?.length === 0 && !offering && <p role="status">No shift is open.</p>}
        <ul aria-label="Open shifts" className="flex flex-col gap-2">
          {shown?.map((shift) => (
            <li key={shift.id}>
              <OpenShiftRow shift={shift} onDirty={setDirty} />
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

const SOURCES = {
  new: '',
  leave: 'because of leave',
  sick: 'because of sickness',
  declined: "because someone can't",
};

/** Who works at the site needn't be said. */
const AUDIENCES = { site: '', organisation: 'for everyone' };

type OpenShiftRowProps = { shift: OpenShift; onDirty: (dirty: boolean) => void };

function OpenShiftRow({ shift, onDirty }: OpenShiftRowProps) {
  const [changing, setChanging] = useState(false);
  const withdraw = useWithdrawOpenShift();
  const change = useChangeOpenShift();
  const name = `${formatShortDay(shift.date)}, ${formatRange(shift)}, ${shift.location_name}`;
  const taken = shift.takers.length;
  const setPlaces = (places: number) =>
    change.mutate(
      { id: shift.id, body: { places, closesAt: shift.closes_at, notes: shift.notes ?? '' } },
      { onError: (error) => toastFailure('Failed to change the open shift', error) },
    );
  const group = shift.shift_group_name
    ? `only ${shift.shift_group_name}`
    : AUDIENCES[shift.audience];
  const needs =
    shift.skills.length > 0 ? `needs ${shift.skills.map((each) => each.name).join(' and ')}` : '';
  const picks = shift.claims === 'manager' ? 'a manager picks' : '';
  const facts = [shift.location_name, shift.role_label, group, needs, SOURCES[shift.source], picks];
  return (
    <article
      aria-label={name}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-3 py-2.5 sm:text-sm"
    >
      <div className="flex min-w-0 flex-1 flex-col gap-0.5 wrap-anywhere">
        <p className="font-semibold">
          {`${formatShortDay(shift.date)}, `}
          <ShiftTimes shift={shift} />
        </p>
        <p>{facts.filter(Boolean).join(', ')}</p>
        {shift.notes && <p className="text-muted whitespace-pre-wrap">{shift.notes}</p>}
        <p className="text-muted">
          {`${taken} of ${counted(shift.places, 'person', 'people')} found`}
          {taken > 0 && `: ${shift.takers.map((taker) => taker.name).join(', ')}`}
        </p>
      </div>
      <div className="flex items-center gap-1">
        <IconButton
          label={`One person fewer, ${name}`}
          disabled={shift.places <= Math.max(1, taken) || change.isPending}
          onClick={() => setPlaces(shift.places - 1)}
        >
          <Minus aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`One more person, ${name}`}
          disabled={shift.places >= LIMITS.openPlaces || change.isPending}
          onClick={() => setPlaces(shift.places + 1)}
        >
          <Plus aria-hidden="true" />
        </IconButton>
        <Button
          size="sm"
          aria-label={`Change ${name}`}
          aria-expanded={changing}
          onClick={() => setChanging(!changing)}
        >
          Change
        </Button>
        <Button
          size="sm"
          aria-label={`Withdraw ${name}`}
          pending={withdraw.isPending}
          onClick={() =>
            withdraw.mutate(shift.id, {
              onError: (error) => toastFailure('Failed to withdraw the open shift', error),
            })
          }
        >
          Withdraw
        </Button>
      </div>
      {changing && (
        <ChangeOpenShiftForm shift={shift} onDone={() => setChanging(false)} onDirty={onDirty} />
      )}
      {shift.asked.length > 0 && <Claims shift={shift} />}
    </article>
  );
}
