import * as Popover from 'radix-ui/popover';
import { type FormEvent, useRef, useState } from 'react';
import type { Cells } from '#contract/api/roster';
import { counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { readTimes, type TypedTimes } from '#engine/time/typed-times';
import { NothingToChoose } from '../../../components/shift-form/NothingToChoose';
import { endText, startText, zoneText } from '../../../components/shift-form/shift-values';
import type { ChangeCheck } from '../../../data/change-check';
import { useLocations } from '../../../data/locations';
import { useRosterChange } from '../../../data/roster-changes';
import { Button } from '../../../ui/Button';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { NativeSelect } from '../../../ui/NativeSelect';
import { FoundLine } from '../checks/FoundLine';

export interface QuickTarget {
  cells: Cells;
  /** 'Amy Able, Mon 22 Nov', or '12 days'. */
  title: string;
  /** The site that is chosen first. */
  siteId: string | undefined;
  /** What was typed on the cell. */
  typed: string;
}

type QuickShiftProps = {
  target: QuickTarget;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Where the cell is on the page. */
  anchor: () => DOMRect;
  check: ChangeCheck;
  /** Opens the whole day. */
  onMore: (() => void) | undefined;
  onClosed: () => void;
};

const EXAMPLES = 'Such as 7-15, 7a 3p or 22:30 to 6.';

/** The usual new shift, at its cell: times as people say them, and a job site. */
export function QuickShift(props: QuickShiftProps) {
  const { target, open, onOpenChange, anchor, check, onMore, onClosed } = props;
  const virtual = useRef({ getBoundingClientRect: anchor });
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor virtualRef={virtual} />
      <Popover.Portal>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={`New shift: ${target.title}`}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed();
          }}
          className="z-40 w-80 animate-pop-in rounded-lg border border-line bg-raised p-4 shadow-raised"
        >
          <QuickForm
            target={target}
            check={check}
            onDone={() => onOpenChange(false)}
            onMore={onMore}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type QuickFormProps = {
  target: QuickTarget;
  check: ChangeCheck;
  onDone: () => void;
  onMore: (() => void) | undefined;
};

function QuickForm({ target, check, onDone, onMore }: QuickFormProps) {
  const { data: sites } = useLocations();
  const { mutate } = useRosterChange();
  const [typed, setTyped] = useState(target.typed);
  const [chosen, setChosen] = useState<string>();
  const [refused, setRefused] = useState(false);
  const site =
    sites?.find(({ id }) => id === (chosen ?? target.siteId)) ?? (chosen ? undefined : sites?.[0]);
  const times = readTimes(typed);
  const days = target.cells.reduce((sum, { dates }) => sum + dates.length, 0);
  const change = times && site && changeOf(target.cells, { ...times, locationId: site.id });
  const found = change && check(change);

  function create(event: FormEvent) {
    event.preventDefault();
    setRefused(!times);
    if (!change) return;
    mutate(change);
    onDone();
  }

  if (sites?.length === 0) return <NothingToChoose missing="/sites" />;
  return (
    <form onSubmit={create} className="flex flex-col gap-3" noValidate>
      <p className="font-semibold">{target.title}</p>
      <Field
        label="Times"
        hint={times ? readText(times, target.cells, site?.timezone) : EXAMPLES}
        error={refused && !times ? 'Type when the shift starts and ends.' : undefined}
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            value={typed}
            onChange={({ target: field }) => setTyped(field.value)}
            className="tabular-nums"
          />
        )}
      </Field>
      <Field label="Location">
        {(control) => (
          <NativeSelect
            {...control}
            value={site?.id ?? ''}
            onChange={({ target: field }) => setChosen(field.value)}
          >
            {sites?.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <div role="status" className="empty:hidden">
        {found && <FoundLine found={found} />}
      </div>
      <div className="flex flex-wrap justify-end gap-2">
        {onMore && (
          <Button type="button" variant="ghost" size="sm" onClick={onMore}>
            More options
          </Button>
        )}
        <Button type="submit" variant="primary" size="sm" disabled={!site}>
          Create {counted(days, 'shift')}
        </Button>
      </div>
    </form>
  );
}

/** '07:00 to 15:00, 8 h': the length, the zone and a skipped start belong to a day, so only one day has them. */
function readText(times: TypedTimes, cells: Cells, timezone: string | undefined): string {
  const { startTime, endTime } = times;
  const span = `${startTime} to ${endTime}`;
  const [date, ...others] = cells.flatMap(({ dates }) => dates);
  if (!date || others.length > 0 || !timezone) {
    return endTime < startTime ? `${span}, the next day` : span;
  }
  const typed = { date, ...times };
  const length = endText(typed, timezone);
  const notes = [startText(typed, timezone), zoneText(typed, timezone)];
  return [length ? `${span}, ${length}` : span, ...notes].filter(Boolean).join('. ');
}

function changeOf(cells: Cells, shift: TypedTimes & { locationId: string }) {
  const [{ employeeId, dates } = { employeeId: '', dates: [] }, ...others] = cells;
  const [date, ...more] = dates;
  if (date && more.length + others.length === 0) {
    return { type: 'create' as const, body: { employeeId, date: date as CalendarDate, ...shift } };
  }
  return { type: 'add' as const, body: { cells, ...shift } };
}
