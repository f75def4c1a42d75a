// Rotations: patterns with one letter per day. Each team starts some days after the one before.
export type Times = readonly [start: string, end: string];

export interface Rotation {
  /** One letter per day, starting on a Monday; '-' is a day off. */
  pattern: string;
  times: Readonly<Record<string, Times>>;
  teams: number;
  /** How many days of the pattern each team is ahead of the one before. */
  teamStep: number;
  /** Set for shifts entered by hand, which have no code. */
  byHand?: boolean;
}

export const ROTATIONS = {
  /** 2-2-3: two weeks of days, then two of nights. One team is always on days and one on nights. */
  daysAndNights: {
    pattern: 'DD--DDD--DD---NN--NNN--NN---',
    times: { D: ['07:00', '19:00'], N: ['19:00', '07:00'] },
    teams: 4,
    teamStep: 7,
  },
  /** Two earlies, two lates, two nights, two days off. One team is always on each. */
  threeShifts: {
    pattern: 'EELLNN--',
    times: { E: ['07:00', '15:00'], L: ['15:00', '23:00'], N: ['23:00', '07:00'] },
    teams: 4,
    teamStep: 2,
  },
  /** A week of earlies, a week of lates, weekends free. */
  earlyAndLate: {
    pattern: 'EEEEE--LLLLL--',
    times: { E: ['07:00', '15:30'], L: ['11:30', '20:00'] },
    teams: 2,
    teamStep: 7,
  },
  weekdays: {
    pattern: 'DDDDD--',
    times: { D: ['08:00', '16:30'] },
    teams: 1,
    teamStep: 0,
  },
  unitManager: {
    pattern: 'DDDDD--',
    times: { D: ['07:30', '16:00'] },
    teams: 1,
    teamStep: 0,
  },
  /** Three people keep every day of the week covered. */
  homeVisits: {
    pattern: 'EEEE------EEEE-LLLL--',
    times: { E: ['07:30', '15:30'], L: ['13:00', '21:00'] },
    teams: 3,
    teamStep: 7,
  },
  executive: {
    pattern: '-A-A---',
    times: { A: ['09:00', '17:00'] },
    teams: 1,
    teamStep: 0,
    byHand: true,
  },
  fridays: {
    pattern: '----A--',
    times: { A: ['09:30', '15:30'] },
    teams: 1,
    teamStep: 0,
    byHand: true,
  },
  office: {
    pattern: 'AAAAA--',
    times: { A: ['08:30', '16:30'] },
    teams: 1,
    teamStep: 0,
    byHand: true,
  },
  /** No two weeks are alike within this long pattern. */
  casual: {
    pattern: 'A--B--A-B---A--A--BB---A-A-----B-A--',
    times: { A: ['07:00', '15:00'], B: ['13:00', '21:00'] },
    teams: 2,
    teamStep: 5,
    byHand: true,
  },
} satisfies Record<string, Rotation>;

export type RotationName = keyof typeof ROTATIONS;

/** The code of a team on a day, counted from the first Monday. */
export function codeOn(rotation: Rotation, team: number, day: number): string | undefined {
  const { pattern, teams, teamStep } = rotation;
  const code = pattern[(day + (team % teams) * teamStep) % pattern.length];
  return code === '-' ? undefined : code;
}
