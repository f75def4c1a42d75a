import type { CellContent } from '#contract/api/roster-window';
import { dayOfMonth, weekdayOf } from '#engine/time/dates';
import { monthName, weekdayName } from '#engine/time/day-text';
import type { CalendarDate } from '#engine/time/kinds';
import { DAY_STATUS_TEXT } from '../../../components/day-status-text';
import type { Span } from './print-span';
import { linesOf } from './printed-shift';
import type { PrintedGroup, Printout } from './use-printout';

type PrintedGroupTableProps = {
  group: PrintedGroup;
  printout: Printout;
  days: CalendarDate[];
  span: Span;
  /** Repeated on every page of the table. */
  heading: string;
};

const isWeekend = (date: CalendarDate) => weekdayOf(date) > 5;

export function PrintedGroupTable(props: PrintedGroupTableProps) {
  const { group, printout, days, span, heading } = props;
  return (
    <table data-span={span}>
      {/* Without columns, the heading row that spans them all would make them equally wide. */}
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

type PrintedCellProps = {
  content: CellContent | undefined;
  span: Span;
  siteName: (site: number) => string;
  weekend: boolean;
};

/** Writes a status out where there is room, and puts drafts in brackets and italics. */
function PrintedCell({ content, span, siteName, weekend }: PrintedCellProps) {
  const status = content?.status;
  return (
    <td data-weekend={weekend}>
      {status && (span === 'month' ? DAY_STATUS_TEXT[status].charAt(0) : DAY_STATUS_TEXT[status])}
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
