// The note beside the pointer while cells are dragged: where they would land, and what the rules say about it.
import type { WorstFinding } from '../../../data/worst-finding';
import { createBox } from './boxes';

export type Ghost = ReturnType<typeof createGhost>;

interface Said {
  text: string;
  busy: boolean;
  found: WorstFinding | undefined;
  /** Named where the finding is about someone else than the person in the row. */
  who: string | undefined;
}

const GAP = 12;
const WIDEST = 360;

const LETTERS = { block: 'B', warn: 'W' };

export function createGhost() {
  const box = createBox('roster-ghost');
  const where = createBox('where');
  const finding = createBox('finding');
  const mark = createBox('mark');
  const words = createBox('words');
  finding.append(mark, words);
  box.append(where, finding);
  document.body.append(box);

  function moveTo({ x, y }: { x: number; y: number }): void {
    // On the other side of the pointer near the edge of the window, where the words would be cut off.
    const aside = x + WIDEST > innerWidth ? `${x - GAP}px - 100%` : `${x + GAP}px`;
    box.style.transform = `translate(calc(${aside}), ${y + GAP}px)`;
  }

  return {
    moveTo,
    show({ text, busy, found, who }: Said, at: { x: number; y: number }): void {
      moveTo(at);
      box.classList.toggle('busy', busy);
      where.textContent = text;
      finding.hidden = found === undefined;
      if (!found) return;
      finding.className = `finding ${found.severity}`;
      mark.textContent = LETTERS[found.severity];
      const more = found.more > 0 ? ` +${found.more} more` : '';
      words.textContent = `${who ? `${who}: ` : ''}${found.text}${more}`;
    },
    remove: () => box.remove(),
  };
}
