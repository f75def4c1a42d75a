// What the sites of Wattle Health & Care need. The rotations give it, except where someone is sick or away, and except
// for the late visits of the coming weeks, which are there to be filled.
import type { DemoNeed } from './demo-organization';

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const WORKDAYS = [1, 2, 3, 4, 5];

/** Every day, where the rotation of three people has four lates a week. */
const LATE_VISITS = ['Late visits', '13:00', '21:00', [1, 1, null], 'Community Care'] as const;

export const WATTLE_NEEDS: DemoNeed[] = [
  need('Parramatta', 'Ward A, day', '07:00', '19:00', [2, 3, null], 'Ward A Nursing'),
  need('Parramatta', 'Ward A, night', '19:00', '07:00', [3, 3, 4], 'Ward A Nursing'),
  need('Geelong', 'Ward B, day', '07:00', '19:00', [2, 3, null], 'Ward B Nursing'),
  need('Geelong', 'Ward B, night', '19:00', '07:00', [2, 3, 4], 'Ward B Nursing'),
  need('Toowoomba', 'Early', '07:00', '15:00', [3, 3, null]),
  need('Toowoomba', 'Late', '15:00', '23:00', [3, 3, null]),
  need('Toowoomba', 'Night', '23:00', '07:00', [2, 3, 4]),
  { ...need('Alice Springs', ...LATE_VISITS), inComingWeeks: true },
  { ...need('Fremantle', ...LATE_VISITS), inComingWeeks: true },
  { ...need('Adelaide', 'Theatres', '07:00', '20:00', [2, 3, null]), weekdays: WORKDAYS },
];

function need(
  town: string,
  label: string,
  startTime: string,
  endTime: string,
  [minimum, target, maximum]: readonly [number, number, number | null],
  group: string | null = null,
): DemoNeed {
  return { town, label, startTime, endTime, minimum, target, maximum, group, weekdays: EVERY_DAY };
}
