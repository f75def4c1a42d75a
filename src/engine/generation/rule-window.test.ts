import { describe, expect, it } from 'vitest';
import { date } from '../testing/plan-input';
import { nextRuleWindow } from './rule-window';

function next(filledTo: string, today: string, endsOn: string | null = null) {
  const rule = { filledTo: date(filledTo), endsOn: endsOn === null ? null : date(endsOn) };
  const window = nextRuleWindow(rule, date(today), 90);
  return window && [window.from, window.to];
}

describe('a rule', () => {
  it('G12 fills from the day after it ended to eight weeks ahead', () => {
    expect(next('2027-03-12', '2027-03-10')).toEqual(['2027-03-13', '2027-05-06']);
    expect(next('2027-05-05', '2027-03-10')).toBeUndefined();
  });

  it('G12 continues from today after a long pause, and never further than a window', () => {
    expect(next('2026-01-01', '2027-03-10')).toEqual(['2027-03-10', '2027-05-06']);
    expect(
      nextRuleWindow({ filledTo: date('2027-03-12'), endsOn: null }, date('2027-03-10'), 7),
    ).toEqual({ from: '2027-03-13', to: '2027-03-19' });
  });

  it('G12 stops on its last day', () => {
    expect(next('2027-03-12', '2027-03-10', '2027-03-20')).toEqual(['2027-03-13', '2027-03-20']);
    expect(next('2027-03-12', '2027-03-10', '2027-03-13')).toBeUndefined();
  });
});
