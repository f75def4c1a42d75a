import { useMemo } from 'react';
import type { CompactEntries } from '#contract/api/auto-roster';
import { dayOfMonth, weekdayOf } from '#engine/time/dates';
import { monthName, weekdayName } from '#engine/time/day-text';
import { CodeBadge } from '../../../components/templates/CodeBadge';
import { formatHours } from '../../../platform/formats';
import { cn } from '../../../ui/cn';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import { rowHeading, rowStyles, WindowedRows } from '../../../ui/WindowedRows';
import { useNames } from '../use-names';
import { headsByCode, hoursByPerson } from './preview-figures';

const ROW_PX = 44;

/** How many people work each code on each day: a gap in the cover is a 0 in its row. */
export function PreviewHeads({ compact }: { compact: CompactEntries }) {
  const { locations } = useNames();
  const { days, rows } = useMemo(() => headsByCode(compact), [compact]);
  const severalSites = new Set(rows.map(({ locationId }) => locationId)).size > 1;
  return (
    <Table label="Heads per code and day">
      <thead>
        <tr>
          <TableHeaderCell className="sticky left-0 z-10 bg-subtle">Shift code</TableHeaderCell>
          {days.map((date) => (
            <TableHeaderCell key={date} className="px-2 text-center whitespace-nowrap tabular-nums">
              {weekdayName(date)} {dayOfMonth(date)}
              <span className={cn(dayOfMonth(date) !== 1 && 'sr-only')}> {monthName(date)}</span>
            </TableHeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ code, locationId, heads }) => (
          <TableRow key={`${code} ${locationId}`}>
            <th scope="row" className={cn(rowHeading, 'sticky left-0 bg-surface font-normal')}>
              <CodeBadge code={code} /> {severalSites && locations.get(locationId)}
            </th>
            {days.map((date, at) => (
              <TableCell
                key={date}
                className={cn(
                  'px-2 text-center tabular-nums',
                  weekdayOf(date) > 5 && 'bg-weekend',
                  heads[at] === 0 && 'text-muted',
                )}
              >
                {heads[at]}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

type PreviewHoursProps = {
  compact: CompactEntries;
  /** 'all', or the id of an employee. */
  filter: string;
  nameOf: (employeeId: string) => string;
};

export function PreviewHours({ compact, filter, nameOf }: PreviewHoursProps) {
  const people = useMemo(() => hoursByPerson(compact), [compact]);
  return (
    <Table label="Hours per person" className="max-h-[60dvh]">
      <thead>
        <tr>
          <TableHeaderCell>Employee</TableHeaderCell>
          <TableHeaderCell className="text-right">Shifts</TableHeaderCell>
          <TableHeaderCell className="text-right">Hours</TableHeaderCell>
          <TableHeaderCell className="text-right">Hours a week</TableHeaderCell>
        </tr>
      </thead>
      <WindowedRows
        items={people.filter(({ employeeId }) => filter === 'all' || filter === employeeId)}
        rowPx={ROW_PX}
        renderRow={({ employeeId, shifts, hours, hoursPerWeek }) => (
          <TableRow key={employeeId} className={rowStyles}>
            <TableCell className="font-medium">{nameOf(employeeId)}</TableCell>
            <TableCell className="text-right tabular-nums">{shifts}</TableCell>
            <TableCell className="text-right whitespace-nowrap tabular-nums">
              {formatHours(hours)}
            </TableCell>
            <TableCell className="text-right whitespace-nowrap tabular-nums">
              {formatHours(hoursPerWeek)}
            </TableCell>
          </TableRow>
        )}
      />
    </Table>
  );
}
