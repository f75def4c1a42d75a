// N1 to N5: what a person has to be told after any number of changes.
import type { Instant } from '../time/kinds';
import type { ShiftNews, ToldShift } from './told-shift';

/** One change of the roster, for one person. */
export interface UntoldChange {
  /** The person made it. */
  own: boolean;
  /** False when its author chose not to notify. */
  aloud: boolean;
  shiftIds: readonly string[];
  /** The shifts that were theirs before, by id. */
  was: Readonly<Record<string, ToldShift>>;
}

export interface FoldedNews extends ShiftNews {
  aloud: boolean;
}

/** @param published The person's published shifts by id; those that the changes name are enough. */
export function foldChanges(
  changes: readonly UntoldChange[],
  published: ReadonlyMap<string, ToldShift>,
  moment: Instant,
): FoldedNews[] {
  const first = new Map<string, { was: ToldShift | null; aloud: boolean }>();
  for (const { own, aloud, shiftIds, was } of changes) {
    for (const id of shiftIds) {
      const known = first.get(id);
      if (own) first.delete(id);
      else if (known) known.aloud ||= aloud;
      else first.set(id, { was: was[id] ?? null, aloud });
    }
  }
  const news = [...first].map(([shiftId, { was, aloud }]) => ({
    shiftId,
    was,
    now: published.get(shiftId) ?? null,
    aloud,
  }));
  return withoutReplaced(news.filter(({ was, now }) => textOf(was) !== textOf(now)))
    .filter(({ was, now }) => isAhead(was, moment) || isAhead(now, moment))
    .sort((one, other) => startOf(one) - startOf(other));
}

/** A shift that was removed and written again under another id is the same to its person. */
function withoutReplaced(news: FoldedNews[]): FoldedNews[] {
  const added = new Map<string, FoldedNews[]>();
  for (const each of news) {
    if (each.was) continue;
    const text = textOf(each.now);
    added.set(text, [...(added.get(text) ?? []), each]);
  }
  const gone = new Set<FoldedNews>();
  for (const each of news) {
    const twin = each.now === null ? added.get(textOf(each.was))?.pop() : undefined;
    if (twin) gone.add(each).add(twin);
  }
  return news.filter((each) => !gone.has(each));
}

function textOf(shift: ToldShift | null): string {
  if (!shift) return '';
  const { siteId, date, start, end, role, note } = shift;
  return JSON.stringify([siteId, date, start, end, role, note]);
}

function isAhead(shift: ToldShift | null, moment: Instant): boolean {
  return shift !== null && shift.end > moment;
}

function startOf({ was, now }: ShiftNews): number {
  return (now ?? was)?.start ?? 0;
}
