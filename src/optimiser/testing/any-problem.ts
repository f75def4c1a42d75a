// Small random problems, small enough to try every row.

import type { Problem } from '../problem';
import { seededRandom } from '../random';

export function anyProblem(
  seed: number,
  options: { days?: number; people?: number } = {},
): Problem {
  const random = seededRandom(seed);
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1));
  const days = options.days ?? whole(5, 8);
  const kinds = Array.from({ length: whole(1, 3) }, (_, at) => ({
    name: 'DEN'.charAt(at),
    minutes: 60 * whole(4, 6),
    notNext: at === 0 ? [] : [1].filter(() => random() < 0.6),
    night: at > 0,
  }));
  const cells = Array.from({ length: days * kinds.length }, (_, cell) => ({
    day: Math.floor(cell / kinds.length),
    kind: 1 + (cell % kinds.length),
  }));
  const count = options.people ?? 2;
  const people = Array.from({ length: count }, (_, at) => {
    const maxWork = whole(2, 5);
    const minMinutes = 60 * whole(0, days);
    const day = whole(0, days - 1);
    return {
      name: `Person ${at}`,
      maxOfKind: kinds.map(() => days),
      minMinutes,
      maxMinutes: minMinutes + 60 * whole(4, 3 * days),
      minWork: whole(1, Math.min(2, maxWork)),
      maxWork,
      minRest: whole(1, 3),
      ...(seed % 3 > 0 && { maxNights: seed % 3 }),
      maxWeekends: [0, 1, 2, Infinity][whole(0, 3)],
      fixed: random() < 0.5 ? [] : [{ day, kind: random() < 0.7 ? 0 : whole(1, kinds.length) }],
      ...(random() < 0.3 ? { only: cells.filter(() => random() < 0.8) } : {}),
    };
  });
  return {
    days,
    firstSaturday: whole(-1, 5),
    kinds,
    people,
    wishes: cells.slice(0, 6).map((cell) => ({
      ...cell,
      person: whole(0, count - 1),
      wants: random() < 0.5 ? 'to work' : 'not to work',
      price: whole(1, 9),
    })),
    needs: cells.map((cell) => ({
      ...cell,
      heads: whole(0, Math.ceil(count / 2)),
      under: whole(10, 50),
      over: whole(0, 3),
    })),
  };
}
