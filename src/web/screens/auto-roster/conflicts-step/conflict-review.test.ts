import { describe, expect, test } from 'vitest';
import type { Conflict } from '#contract/api/auto-roster';
import type { CalendarDate } from '#engine/time/kinds';
import type { WizardState } from '../wizard/wizard-state';
import {
  badgeOf,
  decided as carried,
  countResolved,
  decisionOf,
  filterConflicts,
  kindOf,
  openKeysOf,
  sameFor,
  statusText,
  stillNeeded,
} from './conflict-review';

type Review = WizardState['conflicts'];

function conflict(day: number, resolution: Conflict['resolution'] = 'manual'): Conflict {
  const times = {
    start_at: '2027-03-01T20:00:00.000Z',
    end_at: '2027-03-02T08:00:00.000Z',
    role_label: null,
    timezone: 'Australia/Sydney',
  };
  return {
    employeeId: 'amy',
    employeeName: 'Amy Able',
    date: `2027-03-0${day}` as CalendarDate,
    existingShifts: [
      {
        ...times,
        date: '2027-03-01' as CalendarDate,
        location_name: 'Depot',
        published: false,
        generated: true,
      },
    ],
    proposedShift: { ...times, code: 'D', location_id: 'l1' },
    resolution,
  };
}

const three = [conflict(1), conflict(2), conflict(3)];
const review = (changes: Partial<Review> = {}): Review => ({
  list: three,
  scanFailed: false,
  globalResolution: 'manual',
  resolutions: {},
  ...changes,
});

describe('what the step says', () => {
  test.each<[Partial<Review>, string, string | undefined]>([
    [{ list: null }, 'Compare the new shifts with the roster as it is now.', undefined],
    [{ list: [] }, 'No conflicts detected. Ready to proceed.', 'No conflicts'],
    [{ list: [], scanFailed: true }, 'The scan failed. Try again.', 'Scan failed'],
    [{}, 'Found 3 potential conflicts that need resolution', '3 conflicts'],
    [{ resolutions: { 'amy 2027-03-02': 'skip' } }, '1 of 3 conflicts resolved', '3 conflicts'],
    [{ globalResolution: 'replace' }, 'All conflicts have been resolved.', '3 conflicts'],
    [{ list: [conflict(1)] }, 'Found 1 potential conflict that needs resolution', '1 conflict'],
  ])('%j', (changes, status, badge) => {
    expect(statusText(review(changes))).toBe(status);
    expect(badgeOf(review(changes))?.text).toBe(badge);
  });
});

test('a choice for all wins, then the own one, then the strategy', () => {
  const decided = conflict(1, 'skip');
  const own = { 'amy 2027-03-01': 'create' } as const;
  expect(decisionOf(decided, review())).toBe('skip');
  expect(decisionOf(decided, review({ resolutions: own }))).toBe('create');
  expect(decisionOf(decided, review({ resolutions: own, globalResolution: 'replace' }))).toBe(
    'replace',
  );
  expect(countResolved(review({ list: [decided, conflict(2)] }))).toBe(1);
});

test('another scan keeps the decisions that are still asked for', () => {
  const resolutions = { 'amy 2027-03-01': 'skip', 'amy 2027-03-09': 'create' } as const;
  expect(stillNeeded(resolutions, three)).toEqual({ 'amy 2027-03-01': 'skip' });
});

describe('many conflicts', () => {
  const [one, two, three_] = three as [Conflict, Conflict, Conflict];
  const byHand = {
    ...two,
    existingShifts: two.existingShifts.map((shift) => ({ ...shift, generated: false })),
  };
  const bens = { ...three_, employeeId: 'ben', employeeName: 'Ben Best' };
  const list = [one, byHand, bens];
  const days = (conflicts: Conflict[]) => conflicts.map(({ date }) => date.slice(-1)).join('');

  test('are filtered by person, kind and what was open', () => {
    expect(kindOf(byHand)).toBe('hand draft');
    expect(days(filterConflicts(list, { employeeId: 'amy' }))).toBe('12');
    expect(days(filterConflicts(list, { kind: 'generated draft' }))).toBe('13');
    const openKeys = openKeysOf(review({ list, resolutions: { 'amy 2027-03-01': 'skip' } }));
    expect(days(filterConflicts(list, { openKeys }))).toBe('23');
  });

  test('are decided for a person, or for the rest of the same kind', () => {
    const open = review({ list, resolutions: { 'amy 2027-03-01': 'skip' } });
    expect(days(sameFor.person(one, open))).toBe('12');
    expect(days(sameFor.rest(one, open))).toBe('3');
    expect(carried(open.resolutions, sameFor.rest(one, open), 'skip')).toEqual({
      'amy 2027-03-01': 'skip',
      'ben 2027-03-03': 'skip',
    });
  });
});
