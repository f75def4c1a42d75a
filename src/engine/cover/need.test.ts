import { describe, expect, it } from 'vitest';
import { need } from '../testing/cover-input';
import { date, iso, time, zone } from '../testing/times';
import { lengthOf } from '../time/intervals';
import { figuresOn, type Need, needInterval } from './need';

const MONDAY = date('2027-03-08');
const TUESDAY = date('2027-03-09');
const SUNDAY = date('2027-03-14');
const NONE = new Set<typeof MONDAY>();

const asks = (line: Need, day: typeof MONDAY, holiday = false) =>
  figuresOn(line, day, holiday ? new Set([day]) : NONE) !== null;

describe('a need', () => {
  it('K1 asks on its weekdays, while it is valid', () => {
    const mondays = need({ weekdays: [1] });
    expect([MONDAY, TUESDAY].map((day) => asks(mondays, day))).toEqual([true, false]);
    const valid = need({ validFrom: TUESDAY, validTo: TUESDAY });
    const days = [MONDAY, TUESDAY, date('2027-03-10')];
    expect(days.map((day) => asks(valid, day))).toEqual([false, true, false]);
  });

  it('K2 treats a public holiday as its weekday, as a Sunday, or not at all', () => {
    const workdays = { weekdays: [1, 2, 3, 4, 5] };
    expect(asks(need({ ...workdays, onHolidays: 'as-weekday' }), MONDAY, true)).toBe(true);
    expect(asks(need({ ...workdays, onHolidays: 'as-sunday' }), MONDAY, true)).toBe(false);
    expect(asks(need({ weekdays: [7], onHolidays: 'as-sunday' }), MONDAY, true)).toBe(true);
    expect(asks(need({ weekdays: [7], onHolidays: 'as-sunday' }), MONDAY)).toBe(false);
    expect(asks(need({ ...workdays, onHolidays: 'never' }), MONDAY, true)).toBe(false);
  });

  it('K2 can be a line of its own for public holidays', () => {
    const own = need({ weekdays: [], onHolidays: 'always' });
    expect(asks(own, MONDAY, true)).toBe(true);
    expect(asks(own, SUNDAY, true)).toBe(true);
    expect(asks(own, SUNDAY)).toBe(false);
  });

  it('K3 has other figures on the dates of its exceptions, while it is valid', () => {
    const figures = { minimum: 5, target: 6, maximum: 7 };
    const line = need({
      weekdays: [1],
      onHolidays: 'never',
      exceptions: [
        { date: MONDAY, figures: null },
        { date: SUNDAY, figures },
      ],
    });
    expect(asks(line, MONDAY)).toBe(false);
    expect(figuresOn(line, SUNDAY, NONE)).toEqual(figures);
    expect(figuresOn(line, SUNDAY, new Set([SUNDAY]))).toEqual(figures);
    expect(asks({ ...line, validTo: MONDAY }, SUNDAY)).toBe(false);
  });
});

describe('the time of a need', () => {
  const during = (start: string, end: string, day: string, name = 'Australia/Sydney') =>
    needInterval({ startTime: time(start), endTime: time(end) }, date(day), zone(name));
  const hours = (interval: ReturnType<typeof during>) => interval && lengthOf(interval) / 60;

  it('K4 is on the clock of the site, and ends on the next day if the end is not after the start', () => {
    const night = during('19:00', '07:00', '2027-03-08');
    expect(night && [iso(night.start), iso(night.end)]).toEqual([
      '2027-03-08T08:00:00.000Z',
      '2027-03-08T20:00:00.000Z',
    ]);
    expect(hours(during('07:00', '07:00', '2027-03-08'))).toBe(24);
    expect(hours(during('00:00', '00:00', '2027-03-08'))).toBe(24);
  });

  it('K4 is longer or shorter when the clocks change', () => {
    expect(hours(during('19:00', '07:00', '2027-04-03'))).toBe(13);
    expect(hours(during('19:00', '07:00', '2027-10-02'))).toBe(11);
    expect(hours(during('00:00', '00:00', '2027-04-04', 'Australia/Lord_Howe'))).toBe(24.5);
    expect(during('02:15', '02:45', '2027-10-03')).toBeDefined();
    expect(during('02:30', '03:15', '2027-10-03')).toBeUndefined();
  });
});
