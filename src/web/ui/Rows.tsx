import { type ReactNode, type RefCallback, useCallback, useState } from 'react';

/** A long table has several bodies: only the very last row goes without its line. */
export const rowStyles =
  '[tbody>&:last-child>*]:border-b [tbody:last-child>&:last-child>*]:border-b-0';

export const rowHeading = 'h-11 border-b border-line px-3 py-1.5 text-left';

const MARGIN = '600px 0px';

/** Beyond this many, what is out of sight is not drawn in full: it would make every click slow. */
const FEW = 100;

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

export function isLong(items: readonly unknown[]): boolean {
  return items.length > FEW;
}

/** Whether a part of a scrolling table is in sight or soon will be. One that holds the focus stays so. */
export function useNear<Part extends HTMLElement>(): { ref: RefCallback<Part>; near: boolean } {
  const [near, setNear] = useState(false);
  const ref = useCallback((part: Part) => {
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting || part.contains(document.activeElement)),
      // The margin counts only around the box that scrolls, not around the window.
      { root: part.closest('section'), rootMargin: MARGIN },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return { ref, near };
}
