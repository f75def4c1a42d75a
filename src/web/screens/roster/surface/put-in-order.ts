/**
 * A screen reader reads in the order of the document, which recycling has mixed up. The box with the
 * focus is not moved, since that would take the focus away: the others are put around it.
 */
export function putInOrder<Item extends { box: HTMLElement }>(
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
