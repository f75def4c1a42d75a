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
  /** How wide the text of each column is; a pair stands for two lines. */
  columns: (string | [string, string])[];
  cards: { box: string; height: string };
  tableStyle?: string;
};

const MOST_CARDS = 4;

/** A list that is still to come, at the size that it will have. */
export function ListSkeleton(props: ListSkeletonProps) {
  const { wide, label, head, rows, rowStyle, columns, cards, tableStyle } = props;
  const indices = Array.from({ length: rows }, (_, index) => index);
  if (!wide) {
    return (
      <div className={cards.box}>
        {indices.slice(0, MOST_CARDS).map((index) => (
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
