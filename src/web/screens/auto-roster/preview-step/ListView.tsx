import { useMemo } from 'react';
import { counted } from '#engine/counted';
import { useWideScreen } from '../../../components/use-wide-screen';
import { formatShortDay } from '../../../platform/formats';
import { Table, TableHeaderCell } from '../../../ui/Table';
import { ChunkedList } from '../runs/ChunkedList';
import { EntryChunk } from './EntryChunk';
import { ENTRY_PX, EntryItem } from './EntryItem';
import type { PreviewData } from './use-preview-data';

const CHUNK = 50;
const box = 'max-h-[60dvh]';

/** Tens of thousands of rows, of which only those in sight are drawn. */
export function ListView({ data }: { data: PreviewData }) {
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
        <ChunkedList
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
  const chunks = Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, chunk) => chunk);
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
        {chunks.map((chunk) => (
          <EntryChunk
            key={chunk}
            rows={rows.slice(chunk * CHUNK, (chunk + 1) * CHUNK)}
            data={data}
          />
        ))}
      </Table>
    </>
  );
}
