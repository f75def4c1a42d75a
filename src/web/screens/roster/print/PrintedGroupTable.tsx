import type { CellContent } from '#contract/api/roster';
import { dayOfMonth, weekdayOf } from '#engine/time/dates';
import { monthName, weekdayName } from '#engine/time/day-words';
import type { CalendarDate } from '#engine/time/kinds';
import { STATUS_WORDS } from '../cell/status-words';
import type { Span } from './print-span';
import { linesOf } from './printed-shift';
import type { PrintedGroup, Printout } from './use-printout';

type PrintedCellProps = {
  content: CellContent | undefined;
  span: Span;
  siteName: (site: number) => string;
  weekend: boolean;
};

type PrintedGroupTableProps = {
  group: PrintedGroup;
  printout: Printout;
  days: CalendarDate[];
  span: Span;
  /** Above the table, on every page of it. */
  heading: string;
};

const isWeekend = (date: CalendarDate) => weekdayOf(date) > 5;

export function PrintedGroupTable(props: PrintedGroupTableProps) {
  const { group, printout, days, span, heading } = props;
  return (
    <table data-span={span}>
      {/* The heading row spans all columns and would make them equally wide. */}
      <colgroup>
        <col />
        <col span={days.length} />
      </colgroup>
      <thead>
        <tr>
          <th colSpan={days.length + 1}>
            {group.name}
            <span> · {heading}</span>
          </th>
        </tr>
        <tr>
          <th scope="col">Name</th>
          {days.map((date) => (
            <th key={date} scope="col" data-weekend={isWeekend(date)}>
              {span === 'month' ? weekdayName(date).charAt(0) : weekdayName(date)}{' '}
              {dayOfMonth(date)}
              {span === 'week' && ` ${monthName(date)}`}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.employees.map(({ id, name }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {days.map((date) => (
              <PrintedCell
                key={date}
                content={printout.cell(id, date)}
                span={span}
                siteName={printout.siteName}
                weekend={isWeekend(date)}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A status in words where there is room, else by its letter; drafts in brackets and italics. */
function PrintedCell({ content, span, siteName, weekend }: PrintedCellProps) {
  const status = content?.status;
  return (
    <td data-weekend={weekend}>
      {status && (span === 'month' ? STATUS_WORDS[status].charAt(0) : STATUS_WORDS[status])}
      {!status &&
        content?.shifts.map((shift) => (
          <div key={`${shift.start} ${shift.site}`} data-draft={!shift.published}>
            {linesOf(shift, span, siteName(shift.site)).map((line, index) => (
              <div key={line}>{index === 0 && !shift.published ? `(${line})` : line}</div>
            ))}
          </div>
        ))}
    </td>
  );
}
