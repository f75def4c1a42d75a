import type { ReactNode } from 'react';
import { cn } from './cn';
import { Skeleton } from './Skeleton';
import { Table, TableCell } from './Table';

type ListSkeletonProps = {
  /** A table on a wide screen, cards on a narrow one. */
  wide: boolean;
  label: string;
  head: ReactNode;
  rows: number;
  rowStyle?: string;
  /** The width of each column's text; a pair stands for two lines. */
  columns: (string | [string, string])[];
  cards: { box: string; height: string };
  tableStyle?: string;
};

const MAX_CARDS = 4;

/** Stands in for a list that is still loading, at its later size. */
export function ListSkeleton(props: ListSkeletonProps) {
  const { wide, label, head, rows, rowStyle, columns, cards, tableStyle } = props;
  const indices = Array.from({ length: rows }, (_, index) => index);
  if (!wide) {
    return (
      <div className={cards.box}>
        {indices.slice(0, MAX_CARDS).map((index) => (
          <Skeleton key={index} className={cn('rounded-lg', cards.height)} />
        ))}
      </div>
    );
  }
  return (
    <Table label={label} className={tableStyle ?? 'shadow-card [&>table]:table-fixed'}>
      {head}
      <tbody>
        {indices.map((row) => (
          <tr key={row} className={rowStyle}>
            {columns.map((lines, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns neither move nor change
              <TableCell key={column}>
                {[lines].flat().map((width) => (
                  <Skeleton key={width} className={cn('max-w-full', width)} />
                ))}
              </TableCell>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
