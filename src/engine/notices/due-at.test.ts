import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTime, date, instant, iso, time, zone } from '../testing/times';
import { addDays } from '../time/dates';
import { instantOf, MINUTE_MS, wallClockAt } from '../time/instants';
import type { Instant, Interval } from '../time/kinds';
import { dueAt, reminderAt, urgencyOf, type Waking } from './due-at';
import type { ToldShift } from './told-shift';

const SYDNEY = zone('Australia/Sydney');
const HOUR = 60 * MINUTE_MS;
const quiet = { from: time('21:00'), to: time('07:00') };
const AWAKE: Waking = { zone: SYDNEY, quiet, nights: [], digestAt: null };
const at = (day: string, reading: string) => instantOf(date(day), time(reading), SYDNEY);

function shift(start: Instant): ToldShift {
  const end = (start + 8 * HOUR) as Instant;
  return { siteId: 'depot', date: date('2027-03-10'), start, end, role: null, note: null };
}

const night = (day: string): Interval => ({
  start: at(day, '22:00'),
  end: at(addDays(date(day), 1), '06:00'),
});

describe('urgencyOf', () => {
  const moment = instant('2027-03-10T00:00:00Z');
  const later = (hours: number) => (moment + hours * HOUR) as Instant;

  it('N6 is urgent when the shift starts within 24 hours, before or after the change', () => {
    const [near, far] = [shift(later(24)), shift(later(25))];
    expect(urgencyOf([{ was: near, now: far }], moment, null)).toBe('now');
    expect(urgencyOf([{ was: null, now: near }], moment, null)).toBe('now');
    expect(urgencyOf([{ was: near, now: null }], moment, null)).toBe('now');
    expect(urgencyOf([{ was: far, now: null }], moment, null)).toBe('soon');
    expect(urgencyOf([{ was: far, now: null }], moment, time('18:00'))).toBe('digest');
    expect(urgencyOf([{ was: shift(later(-9)), now: far }], moment, null)).toBe('soon');
  });
});

describe('dueAt', () => {
  it('N7 wakes a person for what is urgent', () => {
    const moment = at('2027-03-10', '02:30');
    expect(dueAt(moment, 'now', { ...AWAKE, nights: [night('2027-03-08')] })).toBe(moment);
  });

  it.each([
    ['2027-03-10', '20:59', '2027-03-10', '20:59'],
    ['2027-03-10', '21:00', '2027-03-11', '07:00'],
    ['2027-03-11', '06:59', '2027-03-11', '07:00'],
    ['2027-03-11', '07:00', '2027-03-11', '07:00'],
    // The nights on which the clocks change.
    ['2027-04-03', '23:00', '2027-04-04', '07:00'],
    ['2027-10-02', '23:00', '2027-10-03', '07:00'],
  ])('N8 at %s %s waits until %s %s', (day, reading, dueDay, dueReading) => {
    expect(iso(dueAt(at(day, reading), 'soon', AWAKE))).toBe(iso(at(dueDay, dueReading)));
  });

  it('N8 has no quiet hours for those who want none', () => {
    const moment = at('2027-03-10', '23:00');
    expect(dueAt(moment, 'soon', { ...AWAKE, quiet: null })).toBe(moment);
    expect(dueAt(moment, 'soon', { ...AWAKE, quiet: { from: quiet.to, to: quiet.to } })).toBe(
      moment,
    );
  });

  it('N9 lets a person sleep for 8 hours after a night shift', () => {
    const waking = { ...AWAKE, nights: [night('2027-03-09')] };
    expect(dueAt(at('2027-03-10', '09:00'), 'soon', waking)).toBe(at('2027-03-10', '14:00'));
    expect(dueAt(at('2027-03-10', '01:00'), 'soon', waking)).toBe(at('2027-03-10', '14:00'));
    expect(dueAt(at('2027-03-10', '14:00'), 'soon', waking)).toBe(at('2027-03-10', '14:00'));
  });

  it('N10 waits for the time of the digest', () => {
    const waking = { ...AWAKE, digestAt: time('18:00') };
    expect(dueAt(at('2027-03-10', '09:00'), 'digest', waking)).toBe(at('2027-03-10', '18:00'));
    expect(dueAt(at('2027-03-10', '18:01'), 'digest', waking)).toBe(at('2027-03-11', '18:00'));
  });

  it('N10 is never in quiet hours or sleep, and not a minute later than it must be, through changes of the clocks', () => {
    const days = fc.constantFrom(
      ['Australia/Sydney', '2027-04-03'],
      ['Australia/Sydney', '2027-10-02'],
      ['Australia/Lord_Howe', '2027-04-03'],
      ['Australia/Lord_Howe', '2027-10-02'],
      ['Europe/London', '2027-03-27'],
      ['America/New_York', '2027-11-06'],
      ['Australia/Perth', '2027-04-03'],
    );
    const hours = fc.integer({ min: -30, max: 40 });
    fc.assert(
      fc.property(
        days,
        anyTime,
        anyTime,
        hours,
        fc.array(hours, { maxLength: 3 }),
        (place, from, to, hour, ends) => {
          const own = zone(place[0] ?? '');
          const middle = instantOf(date(place[1] ?? ''), time('23:00'), own);
          const nights = ends.map((end) => ({
            start: (middle + (end - 8) * HOUR) as Instant,
            end: (middle + end * HOUR) as Instant,
          }));
          const moment = (middle + hour * HOUR) as Instant;
          const due = dueAt(moment, 'soon', {
            zone: own,
            quiet: { from, to },
            nights,
            digestAt: null,
          });
          expect(due).toBeGreaterThanOrEqual(moment);
          const sleeps = (when: number) =>
            nights.some(({ end }) => when >= end && when < end + 8 * HOUR);
          const isQuiet = (when: number) => {
            const reading = wallClockAt(when as Instant, own).time;
            return from < to
              ? reading >= from && reading < to
              : from !== to && (reading >= from || reading < to);
          };
          expect(sleeps(due)).toBe(false);
          // A clock that is put back shows a quiet reading a second time after the hours have ended: that isn't asked.
          for (let when = moment; when < due; when = (when + 7 * MINUTE_MS) as Instant) {
            const early = !sleeps(when) && !isQuiet(when);
            const twice = clocksChange(when, own);
            expect(early && !twice, iso(when)).toBe(false);
          }
          if (!clocksChange(due, own)) expect(isQuiet(due)).toBe(false);
        },
      ),
    );
  });

  /** Whether the clocks change within three hours. */
  function clocksChange(when: Instant, own: Waking['zone']): boolean {
    const offset = (instantThen: number) => {
      const { date: day, time: reading } = wallClockAt(instantThen as Instant, own);
      return instant(`${day}T${reading}:00Z`) - Math.floor(instantThen / MINUTE_MS) * MINUTE_MS;
    };
    return offset(when - 3 * HOUR) !== offset(when + 3 * HOUR);
  }
});

describe('reminderAt', () => {
  it('N11 comes hours before the start, and before quiet hours instead of in them', () => {
    expect(reminderAt(at('2027-03-10', '14:00'), 2, AWAKE)).toBe(at('2027-03-10', '12:00'));
    expect(reminderAt(at('2027-03-10', '06:00'), 2, AWAKE)).toBe(at('2027-03-09', '20:59'));
    expect(reminderAt(at('2027-03-10', '23:00'), 1, AWAKE)).toBe(at('2027-03-10', '20:59'));
    expect(reminderAt(at('2027-03-10', '06:00'), 2, { ...AWAKE, quiet: null })).toBe(
      at('2027-03-10', '04:00'),
    );
  });
});
