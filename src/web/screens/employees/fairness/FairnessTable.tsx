import { memo } from 'react';
import type { PersonFairness } from '#contract/api/fairness';
import type { FairnessLine } from '#engine/fairness/count-figures';
import { LINE_LABELS } from '../../../components/fairness/line-labels';
import { PersonLink } from '../../../components/PersonLink';
import { formatDate } from '../../../platform/formats';
import { SortableHeaderCell, Table, TableCell, TableRow } from '../../../ui/Table';
import { rowHeading, rowStyles, WindowedRows } from '../../../ui/WindowedRows';
import { cellOf, type FairnessColumn, type FairnessSort } from './fairness-rows';

type FairnessTableProps = {
  people: readonly PersonFairness[];
  lines: readonly FairnessLine[];
  sort: FairnessSort;
  onSort: (column: FairnessColumn) => void;
};

export function FairnessTable({ people, lines, sort, onSort }: FairnessTableProps) {
  const header = (column: FairnessColumn, label: string) => (
    <SortableHeaderCell key={column} column={column} label={label} sort={sort} onSort={onSort} />
  );
  return (
    <Table label="Fairness" className="max-h-[75dvh] shadow-card">
      <thead>
        <tr>
          {header('name', 'Employee')}
          {header('hours', 'Hours')}
          {lines.map((line) => header(line, LINE_LABELS[line]))}
        </tr>
      </thead>
      <WindowedRows
        items={people}
        within="box"
        renderRow={(person) => <Row key={person.employee_id} person={person} lines={lines} />}
        renderOutline={(person) => (
          <Outline key={person.employee_id} person={person} lines={lines} />
        )}
      />
    </Table>
  );
}

type RowProps = { person: PersonFairness; lines: readonly FairnessLine[] };

const Row = memo(function Row({ person, lines }: RowProps) {
  const { employee_id, employee_name, group_name, since, from } = person;
  return (
    <TableRow className={rowStyles}>
      <th scope="row" className={`${rowHeading} min-w-36 font-medium`}>
        <PersonLink person={{ id: employee_id, name: employee_name }} />
        <span className="block text-xs font-normal text-muted">
          {[group_name, since > from && `from ${formatDate(since)}`].filter(Boolean).join(', ')}
        </span>
      </th>
      {(['hours', ...lines] as const).map((column) => {
        const { figure, median } = cellOf(person, column);
        return (
          <TableCell key={column} className="whitespace-nowrap tabular-nums">
            {figure}
            {median && <span className="block text-xs text-muted">{median}</span>}
          </TableCell>
        );
      })}
    </TableRow>
  );
});

/** A row that is out of sight. */
const Outline = memo(function Outline({ person, lines }: RowProps) {
  return (
    <tr>
      <th scope="row" className={`${rowHeading} font-medium`}>
        {person.employee_name}
      </th>
      {(['hours', ...lines] as const).map((column) => (
        <TableCell key={column}>{cellOf(person, column).figure}</TableCell>
      ))}
    </tr>
  );
});
