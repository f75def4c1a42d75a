import { describe, expect, it } from 'vitest';
import { date } from '../testing/wizard-state';
import { PRESETS, periodLengthText, presetOf, presetRange } from './period';

describe('presets', () => {
  it.each([
    ['Next Week', '2026-11-15', '2026-11-22', '2026-11-28'],
    ['Next Month', '2026-11-15', '2026-11-22', '2026-12-21'],
    ['Next Month', '2027-01-24', '2027-01-31', '2027-02-27'],
    ['Next Quarter', '2027-01-24', '2027-01-31', '2027-04-29'],
    ['Next Quarter', '2026-11-15', '2026-11-22', '2027-02-19'],
  ] as const)('%s on %s is %s to %s', (preset, today, startDate, endDate) => {
    expect(presetRange(preset, date(today))).toEqual({ startDate, endDate });
  });

  it('are never outside what can be generated, and are known again', () => {
    for (const preset of PRESETS) {
      for (const today of ['2027-01-24', '2027-05-24', '2028-02-22'].map(date)) {
        const range = presetRange(preset, today);
        expect(periodLengthText(range.startDate, range.endDate)).toBeDefined();
        expect(presetOf(range, today)).toBe(preset);
      }
    }
    const range = { startDate: date('2027-01-01'), endDate: date('2027-01-05') };
    expect(presetOf(range, date('2027-01-01'))).toBeUndefined();
  });
});

describe('the period', () => {
  it('counts both dates, from 2 to 90 days', () => {
    expect(periodLengthText('2027-03-01', '2027-03-28')).toBe('28 days, 4 weeks');
    expect(periodLengthText('2027-03-01', '2027-03-07')).toBe('7 days, 1 week');
    expect(periodLengthText('2027-01-01', '2027-03-31')).toBe('90 days, 12.9 weeks');
    expect(periodLengthText('2027-01-01', '2027-04-01')).toBeUndefined();
    expect(periodLengthText('2027-03-01', '2027-03-01')).toBeUndefined();
    expect(periodLengthText('', '2027-03-01')).toBeUndefined();
  });
});
