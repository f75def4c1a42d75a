// The review of conflicts: what is decided, and what the step says.
import type { Conflict } from '#contract/api/auto-roster';
import { counted, formatCount } from '#engine/counted';
import type { Resolution } from '#engine/generation/input';
import { conflictKey, type WizardState } from '../wizard/wizard-state';

type Review = WizardState['conflicts'];

interface Choice {
  label: string;
  hint: string;
}

export const RESOLUTION_TEXTS: Record<Resolution, Choice> = {
  replace: {
    label: 'Replace existing shifts',
    hint: 'The existing shifts are removed and the new ones take their place.',
  },
  skip: { label: 'Skip new shifts', hint: 'The existing shifts stay, the new ones are left out.' },
  create: { label: 'Create anyway', hint: 'Both stay, and overlap on purpose.' },
};

export const MANUAL_TEXTS: Choice = {
  label: 'Decide one by one',
  hint: 'Look at each conflict and choose.',
};

/** The decision about a conflict; undefined until there is one. */
export function decisionOf(conflict: Conflict, review: Review): Resolution | undefined {
  if (review.globalResolution !== 'manual') return review.globalResolution;
  const own = review.resolutions[conflictKey(conflict)];
  // Conflicts come decided under any strategy but 'flag'.
  return own ?? (conflict.resolution === 'manual' ? undefined : conflict.resolution);
}

export function countResolved(review: Review): number {
  return (review.list ?? []).filter((conflict) => decisionOf(conflict, review)).length;
}

interface ReviewBadge {
  text: string;
  tone: 'brand' | 'warn' | 'danger';
}

export function badgeOf({ list, scanFailed }: Review): ReviewBadge | undefined {
  if (!list) return undefined;
  // A failed scan has an empty list too, and must not look like a clean one.
  if (scanFailed) return { text: 'Scan failed', tone: 'danger' };
  if (list.length === 0) return { text: 'No conflicts', tone: 'brand' };
  return { text: counted(list.length, 'conflict'), tone: 'warn' };
}

export function statusText(review: Review): string {
  const { list, scanFailed } = review;
  if (!list) return 'Compare the new shifts with the roster as it is now.';
  if (scanFailed) return 'The scan failed. Try again.';
  const total = list.length;
  if (total === 0) return 'No conflicts detected. Ready to proceed.';
  const resolved = countResolved(review);
  if (resolved === total) return 'All conflicts have been resolved.';
  if (resolved > 0) return `${formatCount(resolved)} of ${counted(total, 'conflict')} resolved`;
  return `Found ${counted(total, 'potential conflict that needs', 'potential conflicts that need')} resolution`;
}

export const KINDS = {
  'hand draft': 'Drafts made by hand',
  'hand published': 'Published shifts made by hand',
  'generated draft': 'Generated drafts',
  'generated published': 'Generated shifts, published',
} as const;
export type Kind = keyof typeof KINDS;

/** What stands in the way: with several shifts, the one that is hardest to lose counts. */
export function kindOf({ existingShifts }: Conflict): Kind {
  const origin = existingShifts.every(({ generated }) => generated) ? 'generated' : 'hand';
  const state = existingShifts.some(({ published }) => published) ? 'published' : 'draft';
  return `${origin} ${state}`;
}

/** The conflicts that a decision is carried over to. */
export const sameFor = {
  person: (conflict: Conflict, { list }: Review) =>
    (list ?? []).filter(({ employeeId }) => employeeId === conflict.employeeId),
  rest: (conflict: Conflict, review: Review) =>
    (review.list ?? []).filter(
      (other) => kindOf(other) === kindOf(conflict) && !decisionOf(other, review),
    ),
};

export function decided(
  resolutions: Review['resolutions'],
  conflicts: readonly Conflict[],
  resolution: Resolution,
): Review['resolutions'] {
  const added = conflicts.map((conflict) => [conflictKey(conflict), resolution] as const);
  return { ...resolutions, ...Object.fromEntries(added) };
}

export interface ConflictFilter {
  /** Undefined for everyone. */
  employeeId?: string | undefined;
  kind?: Kind | undefined;
  /** Those that were open when the box was ticked: a card must not vanish under the hand that decides it. */
  openKeys?: ReadonlySet<string> | undefined;
}

export function filterConflicts(
  list: readonly Conflict[],
  { employeeId, kind, openKeys }: ConflictFilter,
): Conflict[] {
  return list.filter(
    (conflict) =>
      (!employeeId || conflict.employeeId === employeeId) &&
      (!kind || kindOf(conflict) === kind) &&
      (!openKeys || openKeys.has(conflictKey(conflict))),
  );
}

export function openKeysOf(review: Review): ReadonlySet<string> {
  const open = (review.list ?? []).filter((conflict) => !decisionOf(conflict, review));
  return new Set(open.map(conflictKey));
}

/** Decisions about conflicts that another scan still finds. */
export function stillNeeded(
  resolutions: Review['resolutions'],
  list: readonly Conflict[],
): Review['resolutions'] {
  const keys = new Set(list.map(conflictKey));
  return Object.fromEntries(Object.entries(resolutions).filter(([key]) => keys.has(key)));
}
