import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cn } from '../../../ui/cn';
import { useNear } from '../../../ui/Rows';
import { useScrollable } from '../../../ui/use-scrollable';

type ListChunkProps<Item> = {
  items: readonly Item[];
  /** The index of the first. */
  start: number;
  itemPx: number;
  always: boolean;
  className: string | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
};

type ChunkedListProps<Item> = {
  label: string;
  items: readonly Item[];
  /** About how high one is; what it really is, is measured once it has been drawn. */
  itemPx: number;
  /** For the scrolling box: it needs a max height. */
  className: string;
  listClassName?: string | undefined;
  chunkSize?: number | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
};

/** A list of thousands, of which only the part in sight is drawn. Items may have different heights. */
export function ChunkedList<Item>(props: ChunkedListProps<Item>) {
  const { label, items, itemPx, className, listClassName, chunkSize = 20, renderItem } = props;
  const scrollable = useScrollable<HTMLElement>();
  const chunks = Array.from({ length: Math.ceil(items.length / chunkSize) }, (_, chunk) => chunk);
  return (
    <section
      {...scrollable}
      aria-label={label}
      className={cn('overflow-y-auto -outline-offset-2', className)}
    >
      <div>
        {chunks.map((chunk) => (
          <ListChunk
            key={chunk}
            items={items.slice(chunk * chunkSize, (chunk + 1) * chunkSize)}
            start={chunk * chunkSize}
            itemPx={itemPx}
            always={chunk === 0}
            className={listClassName}
            renderItem={renderItem}
          />
        ))}
      </div>
    </section>
  );
}

function ListChunk<Item>(props: ListChunkProps<Item>) {
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
