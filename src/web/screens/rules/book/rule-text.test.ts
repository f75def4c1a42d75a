import { expect, test } from 'vitest';
import { RULE_KINDS, type RuleKind } from '#engine/rules/rule';
import {
  FIRST_PARAMS,
  figureOf,
  figuresOf,
  figureText,
  type Params,
  sentenceText,
  withParam,
} from './rule-text';

test.each(RULE_KINDS)('every parameter of %s has a field in its sentence', (kind) => {
  const fields = new Set(figuresOf(kind).map(({ param }) => param.split('.')[0]));
  expect([...fields].sort()).toEqual(Object.keys(FIRST_PARAMS[kind]).sort());
});

const said = (kind: RuleKind, params: Params = {}) =>
  sentenceText(kind, { ...FIRST_PARAMS[kind], ...params });

test('a sentence leaves out what is not set', () => {
  expect(said('rest')).toBe('At least 10 hours of rest between two shifts');
  expect(said('rest', { agreed: 480, brokenSpan: 720 })).toBe(
    'At least 10 hours of rest between two shifts. By agreement 8 hours. Shifts of one day that fit into 12 hours are one broken shift',
  );
  expect(said('average-hours')).toBe('On average no more hours than the contract says');
  expect(said('average-hours', { minutes: 2280, period: { days: 28, anchor: '2027-03-01' } })).toBe(
    'On average at most 38 hours a week, over 28 days from 1 Mar 2027',
  );
  expect(said('hours-in-period', { begins: 'any-day' })).toBe(
    'People work at most 50 hours in 7 days, from any day on',
  );
  expect(said('hours-limit', { anchor: '2027-03-01' })).toBe(
    'With a limited visa, people work at most 48 hours in 14 days, from the first day of each week, counted from 1 Mar 2027',
  );
  expect(said('away', { reason: 'leave' })).toBe('Nobody works while they are on leave');
  const none = { dayMinutes: null, weekMinutes: null, earliestStart: null, latestEnd: null };
  expect(said('minors', { state: 'VIC', latestEnd: null })).toBe(
    'Below 15 years in VIC: at most 3 hours a day, at most 12 hours a week, not before 06:00',
  );
  expect(said('minors', none)).toBe('Below 15 years');
});

test('the word after a figure agrees with it', () => {
  expect(said('weekends-off')).toBe('At least 1 free weekend in any 4 weeks');
  expect(said('weekends-off', { off: 2, weeks: 1 })).toBe('At least 2 free weekends in any 1 week');
  expect(said('rest', { minutes: 60, agreed: 30 })).toBe(
    'At least 1 hour of rest between two shifts. By agreement 0.5 hours',
  );
  expect(said('nights-in-a-row', { nights: 0 })).toBe('At most 0 nights in a row');
});

test('a figure reads back as it was typed', () => {
  expect(figureOf('7.5', 'hours')).toBe(450);
  expect(figureText(450, 'hours')).toBe('7.5');
  expect(figureOf('', 'hours')).toBeNull();
  expect(figureOf('ten', 'number')).toBeNaN();
  expect(figureOf('06:30', 'clock')).toBe(390);
  // The end of the day, and not its beginning.
  expect(figureOf('00:00', 'end')).toBe(1440);
  expect(figureText(1440, 'end')).toBe('00:00');
  expect(figureOf('2027-03-01', 'date')).toBe('2027-03-01');
});

test('a period is there while one of its parts is', () => {
  const begun = withParam({ period: null }, 'period.days', 28);
  expect(begun).toEqual({ period: { days: 28 } });
  const whole = withParam(begun, 'period.anchor', '2027-03-01');
  expect(whole).toEqual({ period: { days: 28, anchor: '2027-03-01' } });
  const half = withParam(whole, 'period.days', null);
  expect(withParam(half, 'period.anchor', null)).toEqual({ period: null });
});
