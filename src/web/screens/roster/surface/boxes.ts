// The elements that the grid is drawn with.
import type { Checked } from '../selection/select-rows';

/** The role 'none' hides a box from screen readers, not what is inside it. */
export function createBox(className: string, role?: string): HTMLDivElement {
  const box = document.createElement('div');
  box.className = className;
  if (role) box.setAttribute('role', role);
  return box;
}

/** A checkbox that is no tab stop: the keyboard has Shift+Space and Ctrl+A. */
export function createCheckbox(): HTMLDivElement {
  const box = createBox('check', 'checkbox');
  box.setAttribute('aria-checked', 'false');
  return box;
}

export function setChecked(box: HTMLElement, checked: Checked): void {
  if (box.getAttribute('aria-checked') !== checked) box.setAttribute('aria-checked', checked);
}

/**
 * The items in the order of the document, from the place of the first one that is shown: when all of a pool is bound
 * anew, nothing has to be sorted afterwards.
 */
export function inTurn<Item extends { box: HTMLElement }>(
  parent: HTMLElement,
  items: readonly Item[],
  first: number,
): Item[] {
  const places = new Map(Array.from(parent.children, (child, at) => [child, at]));
  const sorted = items.toSorted(
    (one, other) => (places.get(one.box) ?? 0) - (places.get(other.box) ?? 0),
  );
  return sorted.map((item, slot) => sorted.at((slot - first) % sorted.length) ?? item);
}

/**
 * Screen readers read in the order of the document, which recycling mixes up. The box with the focus
 * stays where it is, because moving it would lose the focus; otherwise the most of them do, because each that is
 * moved has to be laid out anew.
 */
export function sortBoxes<Item extends { box: HTMLElement }>(
  parent: HTMLElement,
  items: readonly Item[],
  indexOf: (item: Item) => number,
): void {
  const boxes = items.toSorted((one, other) => indexOf(one) - indexOf(other)).map(({ box }) => box);
  const still = runToKeep(parent, boxes);
  let next: Element | null = null;
  for (const box of boxes.toReversed()) {
    if (!still.includes(box)) parent.insertBefore(box, next);
    next = box;
  }
}

/** Boxes that stand in their order already. */
function runToKeep(parent: HTMLElement, boxes: readonly Element[]): readonly Element[] {
  const runs: Element[][] = [];
  let last = Number.POSITIVE_INFINITY;
  for (const box of parent.children) {
    const at = boxes.indexOf(box);
    if (at < 0) continue;
    if (at < last) runs.push([]);
    runs.at(-1)?.push(box);
    last = at;
  }
  const focused = runs.find((run) => run.some((box) => box.contains(document.activeElement)));
  return focused ?? runs.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

const NAVIGATION_HEIGHT = 64;
const MARGIN = 8;

/** Scrolls the page: in a low window the grid reaches below the edge, with cells out of sight. */
export function showOnPage({ top, bottom }: DOMRect): void {
  if (bottom > innerHeight - MARGIN) scrollBy(0, bottom - innerHeight + MARGIN);
  else if (top < NAVIGATION_HEIGHT) scrollBy(0, top - NAVIGATION_HEIGHT);
}
