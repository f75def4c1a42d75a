// Instances in the format of Curtois and Qu, made up in the sizes of their 13 to 24 (which aren't in the folder that the
// search was tuned on). Everyone's limits are drawn around a row that keeps them, so a legal roster exists.
import { seededRandom } from '../../src/optimiser/random';

/** Weeks, people and shifts of the published ones. */
const SIZES = [
  [13, 4, 120, 18],
  [14, 6, 32, 4],
  [15, 6, 45, 6],
  [16, 8, 20, 3],
  [17, 8, 32, 4],
  [18, 12, 22, 3],
  [19, 12, 40, 5],
  [20, 26, 50, 6],
  [21, 26, 100, 8],
  [22, 52, 50, 10],
  [23, 52, 100, 16],
  [24, 52, 150, 32],
] as const;
const LENGTHS = [480, 480, 480, 360, 420, 540, 600, 720];
const OFF = -1;

export function longInstances(): { name: string; text: string }[] {
  return SIZES.map(([number, weeks, people, shifts]) => ({
    name: `like ${number}`,
    text: instanceOf(number, weeks * 7, people, shifts),
  }));
}

interface Rules {
  maxWork: number;
  minWork: number;
  minRest: number;
}

function instanceOf(seed: number, days: number, people: number, shifts: number): string {
  const random = seededRandom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const oneOf = <T>(values: readonly T[]) => values[whole(0, values.length - 1)] as T;
  const kinds = Array.from({ length: shifts }, (_, at) => ({
    id: `s${at + 1}`,
    minutes: oneOf(LENGTHS),
    // Starts in the order of the shifts, in about four parts of the day.
    part: Math.floor((4 * at) / shifts),
  }));
  const count = new Map<string, number>();
  const lines = { staff: [''], daysOff: [''], on: [''], off: [''] };

  /** A row of stints and rests that works every second weekend at most, in the long run. */
  function anyRow(able: readonly number[], { maxWork, minWork, minRest }: Rules): number[] {
    const row: number[] = Array(days).fill(OFF);
    let weekends = 0;
    for (let day = whole(0, 3); day < days; ) {
      let length = whole(minWork, maxWork);
      const monday = day + ((7 - (day % 7)) % 7);
      const touches = (from: number, to: number) =>
        Math.floor((to + 1) / 7) > Math.floor((from + 1) / 7) || to % 7 === 5;
      if (touches(day, day + length - 1) && weekends >= (day / 7) * 0.5) {
        day = monday;
        length = Math.min(length, 5);
      } else if (touches(day, day + length - 1)) weekends += 1;
      if (day + length > days) break;
      let part = 0;
      for (let at = day; at < day + length; at += 1) {
        const next = able.filter((kind) => (kinds[kind]?.part ?? 0) >= part);
        const kind = oneOf(
          random() < 0.7
            ? next.filter((each) => kinds[each]?.part === part).concat(next.slice(0, 1))
            : next,
        );
        part = kinds[kind]?.part ?? part;
        row[at] = kind;
      }
      day += length + whole(minRest, minRest + 1);
    }
    return row;
  }

  for (let person = 0; person < people; person += 1) {
    const id = `P${person + 1}`;
    const some = kinds.flatMap((_, at) => (random() < 0.6 ? [at] : []));
    const able = some.length > 0 ? some : [whole(0, shifts - 1)];
    const minWork = oneOf([1, 2, 2, 3]);
    const rules = { minWork, maxWork: oneOf([5, 5, 6]), minRest: oneOf([2, 2, 3]) };
    const row = anyRow(able, rules);
    const times = (kind: number) => row.filter((each) => each === kind).length;
    const most = kinds.map(({ id: name }, at) => {
      const limit = random() < 0.3 ? times(at) + whole(0, 2) : days;
      return `${name}=${able.includes(at) ? limit : 0}`;
    });
    const minutes = row.reduce((sum, kind) => sum + (kinds[kind]?.minutes ?? 0), 0);
    const slack = Math.max(480, Math.round(minutes * 0.04));
    const weekends = Array.from({ length: days / 7 }, (_, week) => week * 7 + 5).filter(
      (saturday) => row[saturday] !== OFF || row[saturday + 1] !== OFF,
    ).length;
    const { maxWork, minRest } = rules;
    lines.staff.push(
      [
        id,
        most.join('|'),
        minutes + slack,
        minutes - slack,
        maxWork,
        minWork,
        minRest,
        weekends,
      ].join(),
    );
    const free = [...row.keys()].filter((day) => row[day] === OFF && random() < 0.1);
    if (free.length > 0) lines.daysOff.push([id, ...free].join());
    for (const [day, kind] of row.entries()) {
      if (kind !== OFF)
        count.set(`${day},${kinds[kind]?.id}`, 1 + (count.get(`${day},${kinds[kind]?.id}`) ?? 0));
      if (random() < 0.15)
        lines[random() < 0.5 ? 'on' : 'off'].push(
          [id, day, kinds[oneOf(able)]?.id, whole(1, 3)].join(),
        );
    }
  }
  const cover = Array.from({ length: days }, (_, day) =>
    kinds.map(
      ({ id }) =>
        `${day},${id},${Math.max(0, (count.get(`${day},${id}`) ?? 0) + whole(-1, 1))},100,1`,
    ),
  ).flat();
  const notNext = (part: number) => kinds.filter((each) => each.part < part).map(({ id }) => id);
  const section = (name: string, own: readonly (string | number)[]) => [
    `SECTION_${name}`,
    ...own,
    '',
  ];
  return [
    ...section('HORIZON', [days]),
    ...section(
      'SHIFTS',
      kinds.map(({ id, minutes, part }) => `${id},${minutes},${notNext(part).join('|')}`),
    ),
    ...section('STAFF', lines.staff),
    ...section('DAYS_OFF', lines.daysOff),
    ...section('SHIFT_ON_REQUESTS', lines.on),
    ...section('SHIFT_OFF_REQUESTS', lines.off),
    ...section('COVER', cover),
  ].join('\n');
}
