// Which card an arrow key leads to while something is carried by keyboard.
export interface Place {
  id: string;
  left: number;
  top: number;
}

/** Sideways in reading order; up and down to the nearest card of the next row. */
export function nextCard(cards: readonly Place[], from: string, key: string): string | undefined {
  const inOrder = cards.toSorted((a, b) => a.top - b.top || a.left - b.left);
  const index = inOrder.findIndex(({ id }) => id === from);
  const here = inOrder[index];
  if (!here) return inOrder[0]?.id;
  switch (key) {
    case 'ArrowRight':
      return inOrder[index + 1]?.id;
    case 'ArrowLeft':
      return inOrder[index - 1]?.id;
    case 'ArrowDown':
      return nearest(inOrder, here, ({ top }) => top - here.top);
    case 'ArrowUp':
      return nearest(inOrder, here, ({ top }) => here.top - top);
    default:
      return undefined;
  }
}

function nearest(cards: Place[], here: Place, ahead: (card: Place) => number): string | undefined {
  const rows = cards.map(ahead).filter((distance) => distance > 0);
  const row = Math.min(...rows);
  const [found] = cards
    .filter((card) => ahead(card) === row)
    .toSorted((a, b) => Math.abs(a.left - here.left) - Math.abs(b.left - here.left));
  return found?.id;
}
