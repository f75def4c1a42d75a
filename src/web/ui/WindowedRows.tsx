// Long tables and lists of which only the part in sight is drawn in full: otherwise every click would be slow.
import {
  type ReactNode,
  type RefCallback,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { cn } from './cn';
import { useScrollable } from './use-scrollable';

/** Up to this many, everything is drawn in full. */
export const FEW = 100;
/** Beyond this, even the text of the rows out of sight is too much to draw. */
const MANY = 2_000;
const NEAR_MARGIN = '600px 0px';
const ROW_PX = 45;

/** A long table has several bodies: only the very last row goes without its line. */
export const rowStyles =
  '[tbody>&:last-child>*]:border-b [tbody:last-child>&:last-child>*]:border-b-0';

export const rowHeading = 'h-11 border-b border-line px-3 py-1.5 text-left';

type WindowedRowsProps<Item> = {
  items: readonly Item[];
  chunkSize?: number | undefined;
  /** What scrolls: the box of the table, or the page. */
  within?: Scroller | undefined;
  renderRow: (item: Item) => ReactNode;
  /**
   * The same row as plain text, as high and with as many cells: Ctrl+F finds it, a screen reader counts it. Without it,
   * and where there are too many, a gap stands for the rows out of sight.
   */
  renderOutline?: ((item: Item) => ReactNode) | undefined;
  /** About how high a row is. */
  rowPx?: number | undefined;
};

type Scroller = 'box' | 'page';

/** The body of a table. */
export function WindowedRows<Item>(props: WindowedRowsProps<Item>) {
  const { items, chunkSize = 12, renderRow, renderOutline } = props;
  const printing = usePrinting();
  if (items.length <= FEW) return <tbody>{items.map(renderRow)}</tbody>;
  const outline = items.length > MANY ? undefined : renderOutline;
  // Rows that never have an outline may be tens of thousands.
  const whole = printing && renderOutline !== undefined;
  return chunksOf(items, chunkSize).map(({ start, chunk }) => (
    <RowChunk key={start} {...props} items={chunk} renderOutline={outline} whole={whole} />
  ));
}

let printing = false;

/** On paper there are no rows out of sight. */
function usePrinting(): boolean {
  return useSyncExternalStore(followPrinting, () => printing);
}

function followPrinting(tell: () => void): () => void {
  const stop = new AbortController();
  for (const kind of ['beforeprint', 'afterprint']) {
    const hear = () => {
      printing = kind === 'beforeprint';
      tell();
    };
    addEventListener(kind, hear, { signal: stop.signal });
  }
  return () => stop.abort();
}

function RowChunk<Item>(props: WindowedRowsProps<Item> & { whole: boolean }) {
  const { items, within, renderRow, renderOutline, rowPx = ROW_PX, whole } = props;
  const { ref, near } = useNear<HTMLTableSectionElement>(within);
  if (near || whole) return <tbody ref={ref}>{items.map(renderRow)}</tbody>;
  if (renderOutline) return <tbody ref={ref}>{items.map(renderOutline)}</tbody>;
  return (
    <tbody ref={ref}>
      <tr>
        <td style={{ height: items.length * rowPx }} />
      </tr>
    </tbody>
  );
}

type WindowedItemsProps<Item> = {
  items: readonly Item[];
  className: string;
  renderItem: (item: Item) => ReactNode;
  /** The same item as plain text: what is out of sight can still be found and read. */
  renderOutline: (item: Item) => ReactNode;
};

/** The items of a list that scrolls with the page. */
export function WindowedItems<Item extends { id: string }>(props: WindowedItemsProps<Item>) {
  const { items, className, renderItem, renderOutline } = props;
  if (items.length <= FEW) {
    return items.map((item) => (
      <li key={item.id} className={className}>
        {renderItem(item)}
      </li>
    ));
  }
  return items.map((item) => (
    <NearItem key={item.id} className={className}>
      {(near) => (near ? renderItem(item) : renderOutline(item))}
    </NearItem>
  ));
}

type NearItemProps = { className: string; children: (near: boolean) => ReactNode };

function NearItem({ className, children }: NearItemProps) {
  const { ref, near } = useNear<HTMLLIElement>();
  return (
    <li ref={ref} className={className}>
      {children(near)}
    </li>
  );
}

type WindowedListProps<Item> = {
  label: string;
  items: readonly Item[];
  /** About how high an item is; its true height is measured once it has been drawn. */
  itemPx: number;
  /** For the scrolling box: it needs a max height. */
  className: string;
  listClassName?: string | undefined;
  chunkSize?: number | undefined;
  renderItem: (item: Item, index: number) => ReactNode;
};

/** A list of thousands in a scrolling box of its own. Items may have different heights. */
export function WindowedList<Item>({ label, className, ...list }: WindowedListProps<Item>) {
  const scrollable = useScrollable<HTMLElement>();
  return (
    <section
      {...scrollable}
      aria-label={label}
      className={cn('overflow-y-auto -outline-offset-2', className)}
    >
      <div>
        <ListChunks {...list} within="box" />
      </div>
    </section>
  );
}

/** A list of thousands that scrolls with the page. */
export function WindowedPageList<Item>(
  list: Omit<WindowedListProps<Item>, 'label' | 'className' | 'chunkSize'>,
) {
  // Up to this many, the browser's own search finds them.
  return <ListChunks {...list} within="page" chunkSize={list.items.length <= FEW ? FEW : 20} />;
}

type ListChunksProps<Item> = Omit<WindowedListProps<Item>, 'label' | 'className'> & {
  within: Scroller;
};

function ListChunks<Item>({ items, chunkSize = 20, ...list }: ListChunksProps<Item>) {
  return chunksOf(items, chunkSize).map(({ start, chunk }) => (
    <ListChunk key={start} {...list} items={chunk} start={start} />
  ));
}

type ListChunkProps<Item> = Omit<ListChunksProps<Item>, 'chunkSize'> & {
  /** The index of its first item. */
  start: number;
};

function ListChunk<Item>(props: ListChunkProps<Item>) {
  const { items, start, itemPx, within, listClassName, renderItem } = props;
  const { ref, near, height = items.length * itemPx } = useNear<HTMLDivElement>(within);
  // The first chunk is in sight from the beginning.
  const drawn = start === 0 || near;
  return (
    <div ref={ref} style={drawn ? undefined : { height }}>
      {drawn && (
        <ul className={listClassName}>
          {items.map((item, index) => renderItem(item, start + index))}
        </ul>
      )}
    </div>
  );
}

function chunksOf<Item>(items: readonly Item[], size: number) {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => ({
    start: index * size,
    chunk: items.slice(index * size, (index + 1) * size),
  }));
}

/** Whether a part of a scrolling box is in sight or soon will be. One that holds the focus stays so. */
export function useNear<Part extends HTMLElement>(
  within: Scroller = 'box',
): { ref: RefCallback<Part>; near: boolean; height?: number } {
  const [state, setState] = useState<{ near: boolean; height?: number }>({ near: false });
  const ref = useCallback(
    (part: Part) => {
      const observer = new IntersectionObserver(
        (entries) => {
          const last = entries.at(-1);
          const near = last?.isIntersecting || part.contains(document.activeElement);
          // Without its true height, a list would jump when a part of it is left behind.
          setState((before) => {
            if (before.near === near) return before;
            return near || !last
              ? { ...before, near }
              : { near, height: last.boundingClientRect.height };
          });
        },
        // The margin counts only around the box that scrolls, not around the window.
        { root: within === 'box' ? part.closest('section') : null, rootMargin: NEAR_MARGIN },
      );
      observer.observe(part);
      return () => observer.disconnect();
    },
    [within],
  );
  return { ref, ...state };
}
