import { useMemo } from 'react';
import { counted } from '#engine/counted';
import type { CalendarDate } from '#engine/time/kinds';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { useWideScreen } from '../../../components/use-wide-screen';
import { formatDay, formatShortDay } from '../../../platform/formats';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import { rowStyles, WindowedList, WindowedRows } from '../../../ui/WindowedRows';
import { ENTRY_PX, EntryItem } from './EntryItem';
import type { PreviewData, ShownEntry } from './use-preview-data';

const CHUNK = 50;
const ROW_PX = 44;
const box = 'max-h-[60dvh]';

/** Tens of thousands of rows, of which only those in sight are drawn. */
export function PreviewList({ data }: { data: PreviewData }) {
  const wide = useWideScreen();
  const rows = useMemo(
    () => [...data.days].flatMap(([date, refs]) => refs.map((ref) => ({ date, ref }))),
    [data.days],
  );
  const count = <p className="text-sm text-muted tabular-nums">{counted(rows.length, 'shift')}</p>;
  if (!wide) {
    return (
      <>
        {count}
        <WindowedList
          label="Shifts"
          items={rows}
          itemPx={ENTRY_PX}
          chunkSize={CHUNK}
          className={`${box} rounded-lg border border-line bg-surface`}
          renderItem={({ date, ref }) => (
            <EntryItem
              key={`${ref.row} ${ref.slot}`}
              entry={data.read(ref)}
              day={formatShortDay(date)}
            />
          )}
        />
      </>
    );
  }
  return (
    <>
      {count}
      <Table label="Shifts" className={`${box} [&>table]:table-fixed`}>
        <thead>
          <tr>
            <TableHeaderCell>Employee</TableHeaderCell>
            <TableHeaderCell className="w-36">Date</TableHeaderCell>
            <TableHeaderCell className="w-40">Time</TableHeaderCell>
            <TableHeaderCell>Location</TableHeaderCell>
            <TableHeaderCell className="w-[20%]">Role</TableHeaderCell>
          </tr>
        </thead>
        <WindowedRows
          items={rows}
          chunkSize={CHUNK}
          rowPx={ROW_PX}
          renderRow={({ date, ref }) => (
            <EntryRow key={`${ref.row} ${ref.slot}`} date={date} entry={data.read(ref)} />
          )}
        />
      </Table>
    </>
  );
}

type EntryRowProps = { date: CalendarDate; entry: ShownEntry };

function EntryRow({ date, entry }: EntryRowProps) {
  return (
    <TableRow className={rowStyles}>
      <TableCell className="truncate font-medium">{entry.employeeName}</TableCell>
      <TableCell className="whitespace-nowrap tabular-nums">{formatDay(date)}</TableCell>
      <TableCell>
        <ShiftTimes shift={entry} />
      </TableCell>
      <TableCell className="truncate">{entry.siteName}</TableCell>
      <TableCell className="truncate">
        {entry.role ?? <span className="text-muted">None</span>}
      </TableCell>
    </TableRow>
  );
}
