// A need as people read it: 'Night, Mon to Fri 23:00 to 07:00: at least 2, better 3, at most 4; 1 with First aid'.
import type { CoverNeed, Figures } from '#contract/api/cover';

export const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export const HOLIDAY_TEXTS: Record<CoverNeed['onHolidays'], string> = {
  'as-weekday': 'As on that weekday',
  'as-sunday': 'As on a Sunday',
  never: 'Nobody is needed',
  always: 'Always, whatever the weekday',
};

const ON_HOLIDAYS: Record<CoverNeed['onHolidays'], string> = {
  'as-weekday': '',
  'as-sunday': 'public holidays as on a Sunday',
  never: 'not on public holidays',
  always: 'and on public holidays',
};

export interface Names {
  skill: (id: string) => string;
  group: (id: string) => string;
}

/** Without its label. */
export function needText(need: CoverNeed, names: Names): string {
  const { weekdays, startTime, endTime, onHolidays } = need;
  const days = weekdays.length === 0 ? 'Public holidays' : weekdaysText(weekdays);
  const holidays = weekdays.length === 0 ? '' : ON_HOLIDAYS[onHolidays];
  const parts = [
    `${days} ${startTime} to ${endTime}: ${figuresText(need)}${whoText(need, names)}`,
    ...need.skills.map(({ skillId, count }) => `${count} with ${names.skill(skillId)}`),
    holidays,
  ];
  return parts.filter((part) => part !== '').join('; ');
}

/** 'at least 2, better 3, at most 4' */
export function figuresText({ minimum, target, maximum }: Figures): string {
  if (minimum === target && target === maximum) return `exactly ${minimum}`;
  const parts = [
    `at least ${minimum}`,
    target > minimum ? `better ${target}` : '',
    maximum === null ? '' : `at most ${maximum}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}

function whoText({ role, groupId }: CoverNeed, { group }: Names): string {
  const as = role === null ? '' : ` as ${role}`;
  return groupId === null ? as : `${as} of ${group(groupId)}`;
}

/** 'Mon to Fri', 'Sat, Sun', 'every day' */
function weekdaysText(weekdays: readonly number[]): string {
  if (weekdays.length === 7) return 'Every day';
  const runs: number[][] = [];
  for (const day of weekdays) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  return runs
    .map((run) => {
      const names = run.map((day) => WEEKDAYS[day - 1] ?? '');
      return run.length > 2 ? `${names[0]} to ${names.at(-1)}` : names.join(', ');
    })
    .join(', ');
}
