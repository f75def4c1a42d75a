import type { CellContent } from '#contract/api/roster-window';
import { dayOfMonth, weekdayOf } from '#engine/time/dates';
import { monthName, weekdayName } from '#engine/time/day-text';
import type { CalendarDate } from '#engine/time/kinds';
import { pageNotes } from './page-notes';
import { type OnPaper, printedCell } from './printed-cell';
import type { PrintedGroup, Printout } from './use-printout';

type PrintedGroupTableProps = {
  group: PrintedGroup;
  printout: Printout;
  days: CalendarDate[];
  paper: OnPaper;
  heading: string;
  printed: string;
};

const isWeekend = (date: CalendarDate) => weekdayOf(date) > 5;

/** Heading and notes are in the table's head, which browsers repeat on every page. */
export function PrintedGroupTable(props: PrintedGroupTableProps) {
  const { group, printout, days, paper, heading, printed } = props;
  return (
    <table data-span={paper.span}>
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
            <p>{[...pageNotes(group, days, paper), printed].join(' ')}</p>
          </th>
        </tr>
        <tr>
          <th scope="col">Name</th>
          {days.map((date) => (
            <th key={date} scope="col" data-weekend={isWeekend(date)}>
              {paper.span === 'month' ? weekdayName(date).charAt(0) : weekdayName(date)}{' '}
              {dayOfMonth(date)}
              {paper.span === 'week' && ` ${monthName(date)}`}
              {group.holidays.has(date) && ' ◆'}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.people.map(({ employee, cells }) => (
          <tr key={employee.id}>
            <th scope="row">{employee.name}</th>
            {days.map((date, index) => (
              <td key={date} data-weekend={isWeekend(date)}>
                <PrintedCell
                  content={cells[index]}
                  paper={paper}
                  legend={{ codes: group.codes, siteName: printout.siteName }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type PrintedCellProps = {
  content: CellContent | undefined;
  paper: OnPaper;
  legend: Parameters<typeof printedCell>[2];
};

function PrintedCell({ content, paper, legend }: PrintedCellProps) {
  if (!content) return null;
  return printedCell(content, paper, legend).map(({ lines, draft }) => (
    <div key={lines.join()} data-draft={draft}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </div>
  ));
}
