// A template while it is being written: fields as they are typed, cells that point at a code.
import type { TemplateType } from '#contract/api/shift-templates';
import { MOST_TEAMS } from '#contract/template-content';

export const OFF = 0;

export interface DraftCode {
  /** What the cells hold, so that a code can be renamed while it is in use. */
  key: number;
  code: string;
  label: string;
  start: string;
  /** Empty where the default length counts. */
  hours: string;
}

export interface DraftTeam {
  key: number;
  name: string;
  /** Keys of codes. May be shorter than the cycle (the rest is off) or longer (kept for later). */
  cells: readonly number[];
}

export interface Draft {
  name: string;
  type: TemplateType;
  cycleDays: string;
  hours: string;
  /** Undefined until someone chooses; until then a cycle of whole weeks is tied. */
  tied: boolean | undefined;
  codes: readonly DraftCode[];
  teams: readonly DraftTeam[];
  nextKey: number;
}

export const MOST_DAYS = 365;

export function blankDraft(): Draft {
  return {
    name: '',
    type: 'rotation',
    cycleDays: '14',
    hours: '12',
    tied: undefined,
    codes: [
      { key: 1, code: 'D', label: 'Day', start: '07:00', hours: '' },
      { key: 2, code: 'N', label: 'Night', start: '19:00', hours: '' },
    ],
    teams: [
      { key: 3, name: 'A', cells: [] },
      { key: 4, name: 'B', cells: [] },
    ],
    nextKey: 5,
  };
}

/** The length of the cycle that is shown: a number out of range is not followed. */
export function cycleOf({ cycleDays }: Pick<Draft, 'cycleDays'>): number {
  const days = Number(cycleDays);
  if (!Number.isFinite(days) || cycleDays.trim() === '') return 1;
  return Math.min(MOST_DAYS, Math.max(1, Math.trunc(days)));
}

export function isWholeWeeks(draft: Pick<Draft, 'cycleDays'>): boolean {
  return cycleOf(draft) % 7 === 0;
}

export function isTied(draft: Pick<Draft, 'cycleDays' | 'tied'>): boolean {
  return isWholeWeeks(draft) && (draft.tied ?? true);
}

export function rowOf(team: DraftTeam, cycle: number): number[] {
  return Array.from({ length: cycle }, (_, day) => team.cells[day] ?? OFF);
}

export function hasRoomForTeam({ teams }: Draft): boolean {
  return teams.length < MOST_TEAMS;
}

/** NaN for what is not a number, which the contract's schema refuses. */
export function numberIn(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'));
}
