// The designer's form while it is filled in, what it asks for, and what a designed rotation is as a template.
import { DesignRequest } from '#contract/api/patterns';
import { GUIDE } from '#engine/rotation/safe-work';
import { readTime } from '#engine/time/typed-time';
import type { TemplateValues } from '../../../data/shift-templates';
import { minutesOfHours, minutesOfTime } from '../../../platform/minutes';

export interface DraftShift {
  /** Stays when the code is renamed. */
  key: number;
  code: string;
  start: string;
  hours: string;
  heads: readonly string[];
  min: string;
  max: string;
}

export interface DesignDraft {
  people: string;
  shifts: readonly DraftShift[];
  work: { min: string; max: string };
  off: { min: string; max: string };
  freeWeekends: string;
  /** What someone chose about a shift and the one of the next day, as 'key key'. The rest decides about the others. */
  mayFollow: Readonly<Record<string, boolean>>;
}

const SEVEN = Array.from({ length: 7 }, () => '1');
const shift = (key: number, code: string, start: string): DraftShift => ({
  key,
  code,
  start,
  hours: '8',
  heads: SEVEN,
  min: '2',
  max: '4',
});

export const FIRST_DRAFT: DesignDraft = {
  people: '5',
  shifts: [shift(1, 'D', '07:00'), shift(2, 'E', '15:00'), shift(3, 'N', '23:00')],
  work: { min: '2', max: '6' },
  off: { min: '2', max: '4' },
  freeWeekends: '1',
  mayFollow: {},
};

export function withShift(draft: DesignDraft): DesignDraft {
  const key = Math.max(0, ...draft.shifts.map((each) => each.key)) + 1;
  const code = ['D', 'E', 'N', 'L'].find((free) =>
    draft.shifts.every((each) => each.code !== free),
  );
  return { ...draft, shifts: [...draft.shifts, shift(key, code ?? '', '09:00')] };
}

const DAY = 24 * 60;

/** Whether a shift may come the day after another: by choice, or because the rest between them is long enough. */
export function mayFollow(draft: DesignDraft, today: DraftShift, tomorrow: DraftShift): boolean {
  const chosen = draft.mayFollow[`${today.key} ${tomorrow.key}`];
  if (chosen !== undefined) return chosen;
  const [one, next] = [readTime(today.start), readTime(tomorrow.start)];
  if (!one || !next) return true;
  return DAY + minutesOfTime(next) - minutesOfTime(one) - 60 * numberIn(today.hours) >= GUIDE.rest;
}

function numberIn(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed);
}

/** Numbers that can't be read are NaN, which the contract's schema refuses. */
export function requestOf(draft: DesignDraft) {
  const { shifts, work, off } = draft;
  const block = ({ min, max }: { min: string; max: string }) => ({
    min: numberIn(min),
    max: numberIn(max),
  });
  return {
    people: numberIn(draft.people),
    shifts: shifts.map((each) => ({
      code: each.code.trim(),
      startTime: readTime(each.start) ?? each.start,
      hours: numberIn(each.hours),
      heads: each.heads.map(numberIn),
      block: block(each),
    })),
    work: block(work),
    off: block(off),
    forbidden: shifts.flatMap((today) =>
      shifts
        .filter((tomorrow) => tomorrow !== today && !mayFollow(draft, today, tomorrow))
        .map((tomorrow) => [today.code.trim(), tomorrow.code.trim()]),
    ),
    freeWeekends: numberIn(draft.freeWeekends),
  };
}

/** The form that asks for this; what isn't part of a request stays as it is. */
export function draftOf(request: DesignRequest, draft: DesignDraft): DesignDraft {
  const block = ({ min, max }: { min: number; max: number }) => ({
    min: String(min),
    max: String(max),
  });
  const isForbidden = (today: string, tomorrow: string) =>
    request.forbidden.some(([one, next]) => one === today && next === tomorrow);
  const shifts = request.shifts.map((asked, at) => ({
    key: draft.shifts[at]?.key ?? at + 1,
    code: asked.code,
    start: asked.startTime,
    hours: String(asked.hours),
    heads: asked.heads.map(String),
    ...block(asked.block),
  }));
  return {
    people: String(request.people),
    shifts,
    work: block(request.work),
    off: block(request.off),
    freeWeekends: String(request.freeWeekends),
    mayFollow: Object.fromEntries(
      shifts.flatMap((today) =>
        shifts
          .filter((tomorrow) => tomorrow !== today)
          .map((tomorrow) => [
            `${today.key} ${tomorrow.key}`,
            !isForbidden(today.code, tomorrow.code),
          ]),
      ),
    ),
  };
}

/** Messages by the path of the field, such as 'shifts.0.block.max'. */
export function faultsOf(draft: DesignDraft): Readonly<Record<string, string>> {
  const { error } = DesignRequest.safeParse(requestOf(draft));
  const faults = (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
  return Object.fromEntries(faults.toReversed());
}

const LABELS: Readonly<Record<string, string>> = { D: 'Day', E: 'Evening', L: 'Late', N: 'Night' };
const TEAMS = 'ABCDEFGH';

/** Each team begins the rotation a week after the one before. */
export function templateOf(
  { shifts, people }: DesignRequest,
  rotation: readonly string[],
  name: string,
): TemplateValues {
  return {
    name,
    type: 'rotation',
    cycle_days: people * 7,
    tied_to_weekdays: true,
    duration: minutesOfHours(shifts[0]?.hours ?? 8),
    teams: [...TEAMS.slice(0, people)],
    patterns: Array.from({ length: people }, (_, team) => [
      ...rotation.slice(team * 7),
      ...rotation.slice(0, team * 7),
    ]),
    codes: Object.fromEntries(
      shifts.map(({ code, startTime, hours }) => [
        code,
        {
          label: LABELS[code] ?? code,
          start: minutesOfTime(startTime),
          duration: minutesOfHours(hours),
        },
      ]),
    ),
  };
}
