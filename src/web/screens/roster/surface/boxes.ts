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
 * Screen readers read in the order of the document, which recycling mixes up. The box with the focus
 * stays where it is, because moving it would lose the focus: the others are put around it.
 */
export function sortBoxes<Item extends { box: HTMLElement }>(
  parent: HTMLElement,
  items: readonly Item[],
  indexOf: (item: Item) => number,
): void {
  const boxes = items.toSorted((one, other) => indexOf(one) - indexOf(other)).map(({ box }) => box);
  if (boxes.every((box, at) => parent.children[at] === box)) return;
  const still = boxes.findIndex((box) => box.contains(document.activeElement));
  boxes.forEach((box, at) => {
    if (at < still) parent.insertBefore(box, boxes[still] ?? null);
    else if (at > still) parent.append(box);
  });
}
