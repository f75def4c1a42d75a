import type { Examination } from '#contract/api/patterns';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import { hoursText } from './report-text';

type Team = Examination['teams'][number];

const FIGURES: readonly { label: string; of: (team: Team, weeks: number) => string }[] = [
  { label: 'Hours', of: ({ minutes }) => hoursText(minutes) },
  {
    label: 'Hours a week',
    of: ({ minutes }, weeks) => hoursText(minutes / weeks),
  },
  { label: 'Longest week', of: ({ weeks }) => hoursText(Math.max(...weeks)) },
  { label: 'Shifts', of: ({ shifts }) => String(shifts) },
  { label: 'Nights', of: ({ nights }) => String(nights) },
  { label: 'Free weekends', of: ({ freeWeekends }, weeks) => `${freeWeekends} of ${weeks}` },
  { label: 'Public holidays worked', of: ({ holidays }) => String(holidays) },
  {
    label: 'Shortest rest',
    of: ({ shortestRest }) => (shortestRest === null ? '–' : hoursText(shortestRest)),
  },
];

/** The teams as columns, so that a figure is compared along a row. */
export function TeamTable({ found }: { found: Examination }) {
  const weeks = found.teams[0]?.weeks.length ?? 0;
  return (
    <Table label="Figures of each team">
      <thead>
        <tr>
          <TableHeaderCell>
            <span className="sr-only">Figure</span>
          </TableHeaderCell>
          {found.teams.map(({ name }) => (
            <TableHeaderCell key={name} className="text-right">
              Team {name}
            </TableHeaderCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {FIGURES.filter(({ label }) => found.holidays || label !== 'Public holidays worked').map(
          ({ label, of }) => (
            <TableRow key={label}>
              <th
                scope="row"
                className="border-b border-line px-3 text-left font-normal whitespace-nowrap text-muted"
              >
                {label}
              </th>
              {found.teams.map((team) => (
                <TableCell
                  key={team.name}
                  className="h-9 text-right font-medium whitespace-nowrap tabular-nums"
                >
                  {of(team, weeks)}
                </TableCell>
              ))}
            </TableRow>
          ),
        )}
      </tbody>
    </Table>
  );
}
