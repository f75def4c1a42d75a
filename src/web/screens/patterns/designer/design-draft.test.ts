import { expect, test } from 'vitest';
import { DesignRequest } from '#contract/api/patterns';
import { draftOf, FIRST_DRAFT, faultsOf, requestOf, templateOf, withShift } from './design-draft';

test('the form opens with something that can be asked for', () => {
  expect(faultsOf(FIRST_DRAFT)).toEqual({});
  const { people, shifts, forbidden } = requestOf(FIRST_DRAFT);
  expect([people, shifts.map(({ code }) => code)]).toEqual([5, ['D', 'E', 'N']]);
  // Less than ten hours of rest.
  expect(forbidden).toEqual([
    ['E', 'D'],
    ['N', 'D'],
    ['N', 'E'],
  ]);
});

test('a choice about two shifts counts more than the rest between them', () => {
  const draft = { ...FIRST_DRAFT, mayFollow: { '2 1': true, '1 3': false } };
  expect(requestOf(draft).forbidden).toEqual([
    ['D', 'N'],
    ['N', 'D'],
    ['N', 'E'],
  ]);
});

test('what is wrong is told by its field', () => {
  const [day, ...others] = FIRST_DRAFT.shifts;
  const draft = {
    ...FIRST_DRAFT,
    people: '1',
    off: { min: '4', max: '2' },
    shifts: day ? [{ ...day, code: 'OFF', start: 'noon' }, ...others] : [],
  };
  expect(faultsOf(draft)).toEqual({
    people: 'Must be at least 2',
    'off.max': "The maximum can't be below the minimum",
    'shifts.0.code': 'This code means a day off. Choose another',
    'shifts.0.startTime': 'Invalid time format (use HH:mm)',
  });
});

test('a request and its form are the same', () => {
  const request = DesignRequest.parse(requestOf(withShift(FIRST_DRAFT)));
  expect(requestOf(draftOf(request, FIRST_DRAFT))).toEqual(request);
});

test('a designed rotation is a template whose teams begin a week apart', () => {
  const request = DesignRequest.parse({ ...requestOf(FIRST_DRAFT), people: 2 });
  const rotation = [...'DDEENNOOOODDEE'];
  const { patterns, teams, cycle_days, codes } = templateOf(request, rotation, 'Ours');
  expect([teams, cycle_days]).toEqual([['A', 'B'], 14]);
  expect(patterns.map((line) => line.join(''))).toEqual(['DDEENNOOOODDEE', 'OOODDEEDDEENNO']);
  expect(codes.N).toEqual({ label: 'Night', start: 23 * 60, duration: 8 * 60 });
});
