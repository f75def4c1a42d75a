import { useState } from 'react';
import type { Timesheet } from '#contract/api/timesheets';
import { LIMITS } from '#contract/limits';
import type { BreakAnswer } from '#engine/clock/event';
import { addDays } from '#engine/time/dates';
import { instantOf, wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import { parseCalendarDate, parseWallTime } from '#engine/time/parse';
import { useEmployees } from '../../data/employees';
import { useLocations } from '../../data/locations';
import { useAdjustTime, useCorrectTime, useEnterTime } from '../../data/time';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { instantOfText } from '../../platform/formats';
import { newUuid } from '../../platform/new-uuid';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';
import { Field } from '../../ui/Field';
import { Input } from '../../ui/Input';
import { NativeSelect } from '../../ui/NativeSelect';
import { Textarea } from '../../ui/Textarea';
import { isClosed } from './sheet-actions';

type TimeDialogProps = {
  /** Corrects this one, or adjusts it when its pay period is closed; without it, enters time that nobody clocked. */
  sheet?: Timesheet | undefined;
  /** The day to begin with. */
  date: CalendarDate;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const BREAKS: Record<BreakAnswer | '', string> = {
  '': 'As recorded, or nobody asked',
  taken: 'Taken',
  'not-taken': 'Not taken',
  'not-offered': 'Not offered',
};
const NOT_SAVED = "The time isn't saved";

/** A manager writes down when someone worked. What was clocked stays in the history. */
export function TimeDialog({ sheet, date, open, onOpenChange }: TimeDialogProps) {
  const employees = useEmployees({ enabled: open && !sheet });
  const sites = useLocations();
  const enter = useEnterTime();
  const correct = useCorrectTime();
  const adjust = useAdjustTime();
  const closed = sheet !== undefined && isClosed(sheet);
  const [id] = useState(newUuid);
  const [values, setValues] = useState(() => startValues(sheet, date));
  const set = (changes: Partial<typeof values>) => setValues({ ...values, ...changes });
  const zone = sheet?.location_id
    ? sheet.timezone
    : sites.data?.find((site) => site.id === values.locationId)?.timezone;
  const times = zone ? readTimes(values, zone as Zone) : null;
  const complete =
    times !== null && values.reason.trim() !== '' && (sheet ? true : values.employeeId !== '');

  async function save() {
    if (!times) return;
    const { employeeId, locationId, reason } = values;
    const breakAnswer = values.breakAnswer || null;
    try {
      if (closed) {
        const { id: closedId, version } = sheet;
        await adjust.mutateAsync({
          id: closedId,
          times: { ...times, breakAnswer },
          version,
          reason,
        });
      } else if (sheet) {
        const site = sheet.location_id ? {} : { locationId };
        const { version } = sheet;
        await correct.mutateAsync({
          id: sheet.id,
          ...times,
          ...site,
          breakAnswer,
          version,
          reason,
        });
      } else {
        await enter.mutateAsync({ id, employeeId, locationId, ...times, breakAnswer, reason });
      }
      toastSuccess(doneText(sheet), NOT_SAVED);
      onOpenChange(false);
    } catch (error) {
      toastFailure(NOT_SAVED, error);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        sheet ? `${closed ? 'Adjust' : 'Correct'} the time of ${sheet.employee_name}` : 'Enter time'
      }
      description={
        closed
          ? 'The pay period is closed, so this timesheet stays as it is. The difference waits for approval and is paid with the next period.'
          : 'Times are on the clock of the job site. An end before the start is on the next day.'
      }
      dirty={values.reason !== ''}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
      footer={
        <Button
          type="submit"
          variant="primary"
          disabled={!complete}
          pending={enter.isPending || correct.isPending || adjust.isPending}
        >
          {closed ? 'Save adjustment' : sheet ? 'Save correction' : 'Enter time'}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        {!sheet && (
          <Field label="Employee">
            {(control) => (
              <NativeSelect
                {...control}
                value={values.employeeId}
                onChange={({ target }) => set({ employeeId: target.value })}
              >
                <option value="">Choose someone</option>
                {employees.data?.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        )}
        {!sheet?.location_id && (
          <Field label="Job site">
            {(control) => (
              <NativeSelect
                {...control}
                value={values.locationId}
                onChange={({ target }) => set({ locationId: target.value })}
              >
                <option value="">Choose a job site</option>
                {sites.data?.map((each) => (
                  <option key={each.id} value={each.id}>
                    {each.name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        )}
        <div className="grid gap-4 sm:grid-cols-3">
          <Field label="Date">
            {(control) => (
              <Input
                {...control}
                type="date"
                value={values.date}
                onChange={({ target }) => set({ date: target.value })}
              />
            )}
          </Field>
          <Field label="Start">
            {(control) => (
              <Input
                {...control}
                type="time"
                value={values.start}
                onChange={({ target }) => set({ start: target.value })}
              />
            )}
          </Field>
          <Field label="End">
            {(control) => (
              <Input
                {...control}
                type="time"
                value={values.end}
                onChange={({ target }) => set({ end: target.value })}
              />
            )}
          </Field>
        </div>
        <Field label="Break">
          {(control) => (
            <NativeSelect
              {...control}
              value={values.breakAnswer}
              onChange={({ target }) => set({ breakAnswer: target.value as BreakAnswer | '' })}
            >
              {Object.entries(BREAKS).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
        <Field label="Reason" hint="It stays with the timesheet.">
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              maxLength={LIMITS.clockReasonLength}
              value={values.reason}
              onChange={({ target }) => set({ reason: target.value })}
            />
          )}
        </Field>
      </div>
    </Dialog>
  );
}

function doneText(sheet: Timesheet | undefined): string {
  if (!sheet) return 'Time entered';
  return isClosed(sheet) ? 'Adjustment waits for approval' : 'Timesheet corrected';
}

function startValues(sheet: Timesheet | undefined, date: CalendarDate) {
  const clock = (at: string | null | undefined) =>
    sheet && at ? wallClockAt(instantOfText(at), sheet.timezone as Zone).time : '';
  const orphan = sheet?.flags.includes('orphan') ?? false;
  return {
    employeeId: '',
    locationId: sheet?.location_id ?? '',
    date: (sheet?.date ?? date) as string,
    start: orphan ? clock(sheet?.rostered_start) : clock(sheet?.start_at),
    // Where the end is missing, the roster's is the likeliest.
    end: clock(orphan ? sheet?.start_at : (sheet?.end_at ?? sheet?.rostered_end)),
    breakAnswer: (sheet?.break_answer ?? '') as BreakAnswer | '',
    reason: '',
  };
}

/** Null while something is missing. */
function readTimes(values: { date: string; start: string; end: string }, zone: Zone) {
  const date = parseCalendarDate(values.date);
  const [start, end] = [parseWallTime(values.start), parseWallTime(values.end)];
  if (!date || !start || !end) return null;
  const startAt = instantOf(date, start, zone);
  const sameDay = instantOf(date, end, zone);
  const endAt = sameDay > startAt ? sameDay : instantOf(addDays(date, 1), end, zone);
  return { startAt: new Date(startAt).toISOString(), endAt: new Date(endAt).toISOString() };
}
