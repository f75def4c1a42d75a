import { dayOfMonth, weekdayOf } from '#engine/time/dates';
import { monthName, weekdayName } from '#engine/time/day-words';
import type { CalendarDate } from '#engine/time/kinds';
import { PrintedCell } from './PrintedCell';
import type { Span } from './print-span';
import type { PrintedGroup, Printout } from './use-printout';

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
