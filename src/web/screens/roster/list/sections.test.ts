import { expect, test } from 'vitest';
import type { ListedShift, RosterList } from '#contract/api/roster-views';
import type { Instant } from '#engine/time/kinds';
import { listAt, nextBoundary } from './sections';

const at = (clock: string) => Date.parse(`2027-03-10T${clock}:00Z`) as Instant;

function shift(employee_name: string, start: string, end: string): ListedShift {
  const [start_at, end_at] = [start, end].map((clock) => new Date(at(clock)).toISOString());
  return { employee_name, start_at, end_at } as ListedShift;
}

const names = (shifts: readonly ListedShift[]) => shifts.map(({ employee_name }) => employee_name);

const early = shift('Early', '06:00', '09:00');
const day = shift('Day', '09:00', '17:00');
const late = shift('Late', '14:00', '22:00');

/** As it was at 08:00. There are more upcoming shifts than are listed. */
const LIST: RosterList = {
  active: { count: 1, shifts: [early] },
  upcoming: { count: 20, shifts: [day, late] },
  completed: [shift('Night', '00:00', '06:00')],
  changes_at: day.start_at,
  timezones: ['UTC'],
  first_start_at: early.start_at,
  last_start_at: late.start_at,
};

function seenAt(clock: string) {
  const { active, upcoming, completed } = listAt(LIST, at(clock));
  const seen = [active, upcoming].map(({ count, shifts }) => [count, ...names(shifts)]);
  return [...seen, names(completed)];
}

test('nothing moves before a shift begins or ends', () => {
  expect(listAt(LIST, at('08:59'))).toEqual(LIST);
});

test('a shift is active from its start until just before its end, then it is completed', () => {
  expect(seenAt('09:00')).toEqual([
    [1, 'Day'],
    [19, 'Late'],
    ['Early', 'Night'],
  ]);
  expect(seenAt('14:00')).toEqual([[2, 'Day', 'Late'], [18], ['Early', 'Night']]);
  expect(seenAt('23:00')).toEqual([[0], [18], ['Late', 'Day', 'Early', 'Night']]);
});

test('five completed shifts are shown', () => {
  const nights = Array.from({ length: 5 }, (_, number) => shift(`${number}`, '00:00', '06:00'));
  const { completed } = listAt({ ...LIST, completed: nights }, at('09:00'));
  expect(names(completed)).toEqual(['Early', '0', '1', '2', '3']);
});

test('the list moves on when the next shift begins or ends', () => {
  expect(nextBoundary(LIST, at('05:00'))).toBe(at('06:00'));
  expect(nextBoundary(LIST, at('09:00'))).toBe(at('14:00'));
  expect(nextBoundary(LIST, at('14:00'))).toBe(at('17:00'));
  expect(nextBoundary(LIST, at('22:00'))).toBeUndefined();
});
