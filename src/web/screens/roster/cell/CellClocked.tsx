import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { Timesheet } from '#contract/api/timesheets';
import { addDays } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import {
  breakText,
  clockedText,
  countedText,
  FLAG_TEXTS,
  rosteredText,
  SHEET_STATE_TEXTS,
} from '../../../components/sheet-text';
import { useTimesheetsOf } from '../../../data/time';
import { instantOfText } from '../../../platform/formats';

/** What someone clocked on the day, beside what they were rostered. Nothing for a day without. */
export function CellClocked({ employeeId, date }: { employeeId: string; date: CalendarDate }) {
  const id = useId();
  // A night that starts at midnight may be clocked on the evening before.
  const { data } = useTimesheetsOf(employeeId, addDays(date, -1), addDays(date, 1));
  const sheets = data?.filter((sheet) => dayOf(sheet) === date && sheet.state !== 'adjusted') ?? [];
  const approved = sheets.every(({ state }) => ['approved', 'locked', 'exported'].includes(state));
  if (sheets.length === 0) return null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        Clocked
      </h3>
      <ul className="flex flex-col gap-2">
        {sheets.map((sheet) => (
          <ClockedSheet key={sheet.id} sheet={sheet} />
        ))}
      </ul>
      <Link
        to="/time"
        search={approved ? { tab: 'approved', to: date } : {}}
        className="w-fit rounded-sm text-sm text-brand underline underline-offset-4"
      >
        See it in Time
      </Link>
    </section>
  );
}

function dayOf({ rostered_start, timezone, date }: Timesheet): CalendarDate {
  return rostered_start ? dateAt(instantOfText(rostered_start), timezone as Zone) : date;
}

function ClockedSheet({ sheet }: { sheet: Timesheet }) {
  const rest = breakText(sheet);
  return (
    <li className="flex flex-col rounded-lg border border-line bg-surface px-3 py-2.5 text-base tabular-nums sm:text-sm">
      <span className="font-medium">
        {`Clocked ${clockedText(sheet)}`}
        {sheet.location_name && ` at ${sheet.location_name}`}
      </span>
      <span className="text-muted">
        {`Rostered ${rosteredText(sheet)} · Counts ${countedText(sheet)}`}
        {rest && ` · ${rest}`}
      </span>
      <span className="text-muted">
        {[SHEET_STATE_TEXTS[sheet.state], ...sheet.flags.map((flag) => FLAG_TEXTS[flag])].join(
          ' · ',
        )}
      </span>
    </li>
  );
}
