import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { countLocationShifts, Location } from '#contract/api/locations';
import type { OverrideInput } from '#contract/api/overrides';
import type { ResponseOf } from '#contract/endpoint';
import { agree, counted, formatCount } from '#engine/counted';
import { shortDay } from '#engine/time/day-text';
import { offerOverride } from '../../data/blocked-change';
import { useLocations, useMoveSiteShifts } from '../../data/locations';
import { failureText } from '../../platform/failure';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Dialog, DialogClose } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Select } from '../../ui/Select';

type SiteInUseDialogProps = {
  site: Location;
  shifts: ResponseOf<typeof countLocationShifts>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Stands in for the question whether to delete a site, as long as future shifts need it. */
export function SiteInUseDialog({ site, shifts, open, onOpenChange }: SiteInUseDialogProps) {
  const { count } = shifts;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete job site"
      description={`${counted(count, 'future shift is', 'future shifts are')} at ${site.name}. Move or delete ${agree(count, 'it', 'them')} first.`}
      footer={
        <DialogClose>
          <Button>Keep {site.name}</Button>
        </DialogClose>
      }
    >
      <div className="flex flex-col gap-5">
        <MoveShifts site={site} count={count} />
        <ShiftList shifts={shifts} />
      </div>
    </Dialog>
  );
}

/** Once they have moved, nothing needs the site, and the question comes. */
function MoveShifts({ site, count }: { site: Location; count: number }) {
  const { data: sites = [] } = useLocations();
  const { mutate, isPending, error } = useMoveSiteShifts();
  const [to, setTo] = useState<string>();
  const others = sites.filter(({ id }) => id !== site.id);
  const target = others.find(({ id }) => id === to);
  if (others.length === 0) return null;

  function move(override?: OverrideInput) {
    if (!to) return;
    mutate(
      { id: site.id, to, ...(override && { override }) },
      { onError: (failure) => offerOverride(failure, move) },
    );
  }

  return (
    <div className="flex flex-col gap-3">
      {error && (
        <Alert tone="danger" title="Failed to move the shifts">
          {failureText(error)}
        </Alert>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={agree(count, 'Move it to', 'Move them to')}
          className="min-w-0 flex-1 basis-48"
          hint={
            target && target.timezone !== site.timezone
              ? 'The clock times stay: 09:00 stays 09:00.'
              : undefined
          }
        >
          {(control) => (
            <Select
              {...control}
              options={others.map(({ id, name }) => ({ value: id, label: name }))}
              value={to}
              onValueChange={setTo}
            />
          )}
        </Field>
        <Button variant="primary" disabled={!to} pending={isPending} onClick={() => move()}>
          Move {counted(count, 'shift')}
        </Button>
      </div>
    </div>
  );
}

function ShiftList({ shifts: { count, first } }: Pick<SiteInUseDialogProps, 'shifts'>) {
  const [shown, setShown] = useState(false);
  const more = count - first.length;
  return (
    <div className="flex flex-col gap-2">
      <Button className="self-start" aria-expanded={shown} onClick={() => setShown((now) => !now)}>
        {shown ? 'Hide the shifts' : `Show its ${counted(count, 'shift')}`}
      </Button>
      {shown && (
        <ul aria-label="Future shifts" className="text-sm tabular-nums">
          {first.map(({ employee_name, date, startTime, endTime }) => (
            <li key={`${employee_name} ${date} ${startTime}`} className="flex gap-3 py-0.5">
              <Link
                to="/roster"
                search={{ view: 'list', date }}
                className="min-h-6 shrink-0 underline underline-offset-4"
              >
                {shortDay(date)}
              </Link>
              <span className="shrink-0">
                {startTime}–{endTime}
              </span>
              <span className="min-w-0 truncate">{employee_name}</span>
            </li>
          ))}
          {more > 0 && <li className="text-muted">and {formatCount(more)} more</li>}
        </ul>
      )}
    </div>
  );
}
