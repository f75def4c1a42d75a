import type { ReactNode } from 'react';
import { useNear } from './use-near';

type RowChunkProps<Item> = {
  items: readonly Item[];
  renderRow: (item: Item) => ReactNode;
  renderOutline: (item: Item) => ReactNode;
};

export function RowChunk<Item>({ items, renderRow, renderOutline }: RowChunkProps<Item>) {
  const { ref, near } = useNear<HTMLTableSectionElement>();
  return <tbody ref={ref}>{items.map(near ? renderRow : renderOutline)}</tbody>;
}
