// Cards of the manager's queue that can't be decided as if the others weren't there.

interface Touching {
  id: string;
  /** The ids of the shifts that would change. */
  shifts: readonly string[];
  /** 'employee date' of everyone whose day would change. */
  days: readonly string[];
}

export interface Clash {
  id: string;
  over: 'shift' | 'day';
}

/** Nobody reads more on one card. */
const MOST = 5;

/** D2 and D3: by card, the others that touch the same shift, or the same day of a person. */
export function clashesOf(cards: readonly Touching[]): Map<string, Clash[]> {
  const found = new Map<string, Map<string, Clash>>(cards.map(({ id }) => [id, new Map()]));
  const note = (keysOf: (card: Touching) => readonly string[], over: Clash['over']) => {
    for (const ids of byKey(cards, keysOf).values()) {
      if (ids.length < 2) continue;
      for (const id of ids) {
        const own = found.get(id) as Map<string, Clash>;
        for (const other of ids) {
          if (own.size >= MOST) break;
          if (other !== id && !own.has(other)) own.set(other, { id: other, over });
        }
      }
    }
  };
  note(({ shifts }) => shifts, 'shift');
  note(({ days }) => days, 'day');
  return new Map([...found].map(([id, clashes]) => [id, [...clashes.values()]]));
}

function byKey(
  cards: readonly Touching[],
  keysOf: (card: Touching) => readonly string[],
): Map<string, string[]> {
  const keys = new Map<string, string[]>();
  for (const card of cards) {
    for (const key of new Set(keysOf(card))) keys.set(key, [...(keys.get(key) ?? []), card.id]);
  }
  return keys;
}
