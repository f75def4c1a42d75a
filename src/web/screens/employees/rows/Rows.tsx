import type { ReactNode } from 'react';
import { isLong } from './long-list';
import { useNear } from './use-near';

type RowChunkProps<Item> = {
  items: readonly Item[];
  renderRow: (item: Item) => ReactNode;
  renderOutline: (item: Item) => ReactNode;
};

type RowsProps<Item> = {
  items: readonly Item[];
  renderRow: (item: Item) => ReactNode;
  /** The same row as plain text, as high and with as many cells. */
  renderOutline: (item: Item) => ReactNode;
};

const CHUNK = 12;

/**
 * The body of a table in a scrolling box. Of a long one only the part in sight is drawn in full; the
 * rest is there as text, so that Ctrl+F finds it and a screen reader counts it.
 */
export function Rows<Item>({ items, renderRow, renderOutline }: RowsProps<Item>) {
  if (!isLong(items)) return <tbody>{items.map(renderRow)}</tbody>;
  const chunks = Array.from({ length: Math.ceil(items.length / CHUNK) }, (_, index) => index);
  return chunks.map((index) => (
    <RowChunk
      key={index}
      items={items.slice(index * CHUNK, (index + 1) * CHUNK)}
      renderRow={renderRow}
      renderOutline={renderOutline}
    />
  ));
}

function RowChunk<Item>({ items, renderRow, renderOutline }: RowChunkProps<Item>) {
  const { ref, near } = useNear<HTMLTableSectionElement>();
  return <tbody ref={ref}>{items.map(near ? renderRow : renderOutline)}</tbody>;
}
