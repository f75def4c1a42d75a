import type { CalendarDate } from '#engine/time/kinds';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { formatDay } from '../../../platform/formats';
import { rowStyles, useNear } from '../../../ui/Rows';
import { TableCell, TableRow } from '../../../ui/Table';
import type { EntryRef } from './compact-entries';
import type { PreviewData } from './use-preview-data';

type EntryChunkProps = {
  rows: readonly { date: CalendarDate; ref: EntryRef }[];
  data: PreviewData;
};

const ROW_PX = 44;

export function EntryChunk({ rows, data }: EntryChunkProps) {
  const { ref, near } = useNear<HTMLTableSectionElement>();
  if (!near) {
    return (
      <tbody ref={ref}>
        <tr>
          <td colSpan={5} style={{ height: rows.length * ROW_PX }} />
        </tr>
      </tbody>
    );
  }
  return (
    <tbody ref={ref}>
      {rows.map((row) => {
        const entry = data.read(row.ref);
        return (
          <TableRow key={`${row.ref.row} ${row.ref.slot}`} className={rowStyles}>
            <TableCell className="truncate font-medium">{entry.employeeName}</TableCell>
            <TableCell className="whitespace-nowrap tabular-nums">{formatDay(row.date)}</TableCell>
            <TableCell>
              <ShiftTimes shift={entry} />
            </TableCell>
            <TableCell className="truncate">{entry.siteName}</TableCell>
            <TableCell className="truncate">
              {entry.role ?? <span className="text-muted">None</span>}
            </TableCell>
          </TableRow>
        );
      })}
    </tbody>
  );
}
