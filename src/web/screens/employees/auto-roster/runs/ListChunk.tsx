import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useNear } from '../../rows/use-near';

type ListChunkProps<Item> = {
  items: readonly Item[];
  /** The index of the first. */
  start: number;
  itemPx: number;
  always: boolean;
  className: string | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
};

export function ListChunk<Item>(props: ListChunkProps<Item>) {
  const { items, start, itemPx, always, className, renderItem } = props;
  const { ref, near } = useNear<HTMLDivElement>();
  const list = useRef<HTMLUListElement>(null);
  const height = useRef(items.length * itemPx);
  const drawn = always || near;
  useLayoutEffect(() => {
    // Without its true height, the list would jump when the chunk is left behind.
    if (list.current) height.current = list.current.offsetHeight;
  });
  return (
    <div ref={ref} style={drawn ? undefined : { height: height.current }}>
      {drawn && (
        <ul ref={list} className={className}>
          {items.map((item, index) => renderItem(item, start + index))}
        </ul>
      )}
    </div>
  );
}
