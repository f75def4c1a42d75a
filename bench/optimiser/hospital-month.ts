// A hospital's month made up from a seed: 200 people (or as many as asked), six sites with two skills each, early, late
// and night, leave, wishes, and 15 % more work than the people may do.
import type { Kind, Need, Person, Problem, Wish } from '../../src/optimiser/problem';
import { seededRandom } from '../../src/optimiser/random';

const DAYS = 28;
const SITES = 6;
const SKILLS = 12;
const FULL_TIME = 152 * 60;
const SHORT = 0.15;
const SHIFTS = [
  { name: 'early', minutes: 480, night: false },
  { name: 'late', minutes: 480, night: false },
  { name: 'night', minutes: 600, night: true },
];

export function hospitalMonth(seed: number, count = 200): Problem {
  const random = seededRandom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const oneOf = <T>(values: readonly T[]) => values[whole(0, values.length - 1)] as T;
  const kinds = kindsOfAllSkills();
  const people = Array.from({ length: count }, (_, at): Person & { skills: number[] } => {
    const own = at % SKILLS;
    const more = [own ^ 1, whole(0, SKILLS - 1)].filter(() => random() < 0.25);
    const skills = [...new Set([own, ...more])];
    const leave = random() < 0.25 ? whole(0, 21) : null;
    const maxMinutes = FULL_TIME * oneOf([1, 1, 0.8, 0.6, 0.5]) * (leave === null ? 1 : 0.75);
    return {
      name: `Person ${at + 1}`,
      skills,
      maxOfKind: kinds.map(({ skill, night }) => (skills.includes(skill) ? (night ? 6 : DAYS) : 0)),
      minMinutes: maxMinutes * 0.8,
      maxMinutes,
      minWork: oneOf([1, 2]),
      maxWork: oneOf([5, 5, 6]),
      minRest: oneOf([1, 2]),
      maxNights: 4,
      maxWeekends: oneOf([2, 2, 3]),
      fixed:
        leave === null
          ? []
          : Array.from({ length: 7 }, (__, day) => ({ day: leave + day, kind: 0 })),
    };
  });
  const needs = kinds.flatMap(({ skill, minutes }, at): Need[] => {
    const able = people
      .filter(({ skills }) => skills.includes(skill))
      .reduce((sum, { maxMinutes, skills }) => sum + maxMinutes / skills.length, 0);
    const heads = able / (1 - SHORT) / SHIFTS.length / DAYS / minutes;
    return Array.from({ length: DAYS }, (_, day) => ({
      day,
      kind: at + 1,
      heads: Math.floor(heads * (day % 7 < 5 ? 1.1 : 0.75) + random()),
      under: 100,
      over: 1,
    }));
  });
  const wishes = people.flatMap(({ maxOfKind }, person): Wish[] => {
    const able = [...maxOfKind.keys()].filter((at) => maxOfKind[at] !== 0).map((at) => at + 1);
    return Array.from({ length: whole(2, 8) }, () => ({
      person,
      day: whole(0, DAYS - 1),
      kind: oneOf(able),
      wants: random() < 0.5 ? 'to work' : 'not to work',
      price: whole(1, 3),
    }));
  });
  return { days: DAYS, firstSaturday: 5, kinds, people, wishes, needs };
}

function kindsOfAllSkills(): (Kind & { skill: number })[] {
  return Array.from({ length: SKILLS }, (_, skill) => skill).flatMap((skill) =>
    SHIFTS.map(({ name, minutes, night }, at) => ({
      name: `${name}, skill ${skill + 1}, site ${1 + Math.floor((skill * SITES) / SKILLS)}`,
      minutes,
      night,
      skill,
      notNext: Array.from({ length: SKILLS }, (__, other) => other * SHIFTS.length).flatMap(
        (first) => SHIFTS.flatMap((___, next) => (next < at ? [first + next + 1] : [])),
      ),
    })),
  );
}
