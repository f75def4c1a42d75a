import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clocked, on10March, rostered, SYDNEY } from '../testing/clock';
import { date, instant, time, zone } from '../testing/times';
import { instantOf } from '../time/instants';
import type { Instant } from '../time/kinds';
import { type DerivedSheet, deriveTimesheets } from './derive-timesheets';
import { type ClockEvent, type ClockRules, DEFAULT_RULES } from './event';

const DAY = rostered('09:00', '17:00');
const sheetsOf = (events: ClockEvent[], shifts = [DAY], rules: ClockRules[] = []) =>
  deriveTimesheets(events, shifts, rules);
const times = ({ start, end }: DerivedSheet) => [hour(start), end === null ? null : hour(end)];
const hour = (at: Instant) => (at - on10March('00:00')) / 3_600_000;
const flagsOf = (sheets: DerivedSheet[]) => sheets.map(({ flags }) => flags);

describe('deriveTimesheets', () => {
  it('S1 counts an event once, and a correction instead of what it voids', () => {
    const start = clocked('in', '09:00');
    const end = clocked('out', '17:00');
    const fixed = clocked('out', '16:00', { voids: end.id });
    const again = clocked('out', '16:30', { voids: fixed.id });
    expect(sheetsOf([start, start, end]).map(times)).toEqual([[9, 17]]);
    expect(sheetsOf([start, end, fixed]).map(times)).toEqual([[9, 16]]);
    expect(sheetsOf([again, fixed, end, start]).map(times)).toEqual([[9, 16.5]]);
    const moved = clocked('in', '09:30', { voids: start.id });
    const [sheet] = sheetsOf([start, end, moved]);
    expect(sheet).toMatchObject({ id: start.id, start: on10March('09:30') });
    expect(sheetsOf([start, clocked('void', '09:00', { voids: start.id })])).toEqual([]);
  });

  it('S19 keeps the shift of a closed timesheet, or that there was none', () => {
    const [start, end] = [clocked('in', '09:00'), clocked('out', '17:00')];
    const derive = (shifts: (typeof DAY)[], kept: typeof DAY | null) =>
      deriveTimesheets([start, end], shifts, [], new Map([[start.id, kept]]))[0];
    expect(derive([], DAY)).toMatchObject({ shift: DAY, flags: ['break-unanswered'] });
    expect(derive([DAY], null)).toMatchObject({
      shift: null,
      flags: ['break-unanswered', 'unrostered'],
    });
  });

  it('S2 gives the same timesheets in whichever order events arrive, doubled or not', () => {
    const kind = fc.constantFrom('in', 'out', 'break-start', 'break-end', 'void');
    const event = fc.record({
      kind,
      minute: fc.integer({ min: 0, max: 4_000 }),
      siteId: fc.constantFrom('depot', 'mill'),
      voids: fc.option(fc.integer({ min: 0, max: 30 })),
      flag: fc.constantFrom(null, null, null, 'old', 'skew'),
    });
    const shifts = [DAY, rostered('33:00', '41:00'), rostered('44:00', '52:00')];
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), fc.infiniteStream(fc.nat()), (all, order) => {
        const events = all.map(({ kind: which, minute, siteId, voids, flag }, index) =>
          clocked(which as ClockEvent['kind'], `0:${minute}`, {
            id: `e${String(index).padStart(2, '0')}`,
            siteId,
            voids: voids === null ? null : `e${String(voids).padStart(2, '0')}`,
            flags: flag === null ? [] : [flag as 'old' | 'skew'],
          }),
        );
        const shuffled = [...events, ...events.slice(0, 5)]
          .map((each) => [order.next().value as number, each] as const)
          .sort(([one], [other]) => one - other)
          .map(([, each]) => each);
        const sheets = sheetsOf(events, shifts);
        expect(sheetsOf(shuffled, shifts)).toEqual(sheets);
        // Nobody is at two places, and nobody is paid for time without an end.
        sheets.forEach(({ end, flags, elapsedSeconds, clockSeconds }, index) => {
          const next = sheets.slice(index + 1).find((later) => !later.flags.includes('orphan'));
          if (end !== null && next) expect(next.start).toBeGreaterThanOrEqual(end);
          if (end === null || flags.includes('orphan')) expect(elapsedSeconds).toBe(0);
          expect(Math.min(elapsedSeconds, clockSeconds)).toBeGreaterThanOrEqual(0);
        });
      }),
    );
  });

  it('S2 lets one timesheet end at the moment at which the next begins', () => {
    const events = [
      clocked('in', '14:00'),
      clocked('out', '14:00'),
      clocked('in', '09:00'),
      clocked('out', '20:00'),
    ];
    expect(sheetsOf(events).map(times)).toEqual([
      [9, 14],
      [14, 20],
    ]);
  });

  it('S3 opens and closes, and keeps what has no start', () => {
    expect(sheetsOf([clocked('in', '09:00')])[0]).toMatchObject({ end: null, flags: [] });
    const orphans = sheetsOf([clocked('out', '08:00'), clocked('break-start', '08:30')]);
    expect(flagsOf(orphans)).toEqual([['orphan'], ['orphan']]);
  });

  it.each([
    ['08:00', 'shift-09:00'],
    ['16:59', 'shift-09:00'],
    ['07:59', undefined],
    ['17:00', undefined],
  ])('S4 finds the shift of someone who comes at %s', (at, id) => {
    const [sheet] = sheetsOf([clocked('in', at)]);
    expect(sheet?.shift?.id).toBe(id);
    expect(sheet?.flags).toEqual(id ? [] : ['unrostered']);
  });

  it('S4 prefers the same site, then the nearest start', () => {
    const late = rostered('17:00', '23:00');
    const mill = rostered('16:30', '20:00', { siteId: 'mill' });
    const shiftAt = (at: string) => sheetsOf([clocked('in', at)], [DAY, late, mill])[0]?.shift?.id;
    expect(shiftAt('16:30')).toBe('shift-17:00');
    expect(shiftAt('10:00')).toBe('shift-09:00');
  });

  it('S5 takes a second start within 90 seconds for the same', () => {
    const events = [clocked('in', '09:00:00'), clocked('in', '09:01:30'), clocked('out', '17:00')];
    const [sheet, none] = sheetsOf(events);
    expect(none).toBeUndefined();
    expect(sheet).toMatchObject({ start: on10March('09:00'), flags: ['break-unanswered'] });
  });

  it('S6 flags a later start, and never ends the old timesheet with it', () => {
    const again = sheetsOf([clocked('in', '09:00'), clocked('in', '11:00')]);
    expect(again.map(times)).toEqual([[9, null]]);
    expect(flagsOf(again)).toEqual([['in-again']]);
    const next = sheetsOf([
      clocked('in', '09:00'),
      clocked('in', '33:00'),
      clocked('out', '41:00'),
    ]);
    expect(next.map(times)).toEqual([
      [9, null],
      [33, 41],
    ]);
    expect(next[0]?.flags).toEqual(['end-missing']);
  });

  it('S6 lets a rostered day and night last as long as it is rostered', () => {
    const whole = rostered('07:00', '31:00');
    const events = [clocked('in', '07:00'), clocked('in', '30:00'), clocked('out', '31:00')];
    expect(sheetsOf(events, [whole]).map(times)).toEqual([[7, 31]]);
  });

  it('S7 closes here and opens there', () => {
    const moved = sheetsOf([
      clocked('in', '09:00'),
      clocked('in', '12:00', { siteId: 'mill' }),
      clocked('out', '15:00'),
    ]);
    expect(moved.map(({ siteId }) => siteId)).toEqual(['depot', 'mill']);
    expect(moved.map(times)).toEqual([
      [9, 12],
      [12, 15],
    ]);
  });

  it('S8 ends a break with the work, and by clocking in', () => {
    const breaksOf = (...events: ClockEvent[]) =>
      sheetsOf([clocked('in', '09:00'), clocked('break-start', '12:00'), ...events])[0]?.breaks.map(
        ({ start, end }) => [hour(start), hour(end)],
      );
    expect(breaksOf(clocked('out', '13:00'))).toEqual([[12, 13]]);
    expect(breaksOf(clocked('break-end', '12:30'), clocked('out', '17:00'))).toEqual([[12, 12.5]]);
    expect(breaksOf(clocked('in', '12:30'), clocked('out', '17:00'))).toEqual([[12, 12.5]]);
    expect(breaksOf(clocked('in', '40:00'))).toEqual([]);
  });

  it('S9 flags what lasted too long, and an end that was written down later', () => {
    expect(sheetsOf([clocked('in', '09:00'), clocked('out', '24:00')])[0]?.flags).toContain(
      'too-long',
    );
    const stated = (at: string) =>
      sheetsOf([clocked('in', '09:00'), clocked('out', at, { stated: true })])[0]?.flags;
    expect(stated('16:00')).toContain('end-stated');
    expect(stated('17:00')).not.toContain('end-stated');
  });

  it('S10 uses the rules of the day', () => {
    const rules = [
      { ...DEFAULT_RULES, validFrom: on10March('12:00'), earlyIn: 'roster' as const },
      { ...DEFAULT_RULES, validFrom: on10March('00:00') },
    ];
    const days = [clocked('in', '08:30'), clocked('out', '17:00')];
    const next = [clocked('in', '32:30'), clocked('out', '41:00')];
    const sheets = sheetsOf([...days, ...next], [DAY, rostered('33:00', '41:00')], rules);
    expect(sheets.map(({ counted }) => counted && hour(counted.start))).toEqual([8.5, 33]);
  });

  const hoursBetween = (
    from: [string, string],
    to: [string, string],
    where: string,
    rest = false,
  ) => {
    const [start, end] = [from, to].map(([day, at]) => instantOf(date(day), time(at), zone(where)));
    const events = [
      clocked('in', '0:00', { at: start as Instant, zone: zone(where) }),
      clocked('out', '0:00', {
        at: end as Instant,
        zone: zone(where),
        breakAnswer: rest ? 'taken' : 'not-taken',
      }),
    ];
    const [sheet] = sheetsOf(events, []);
    return [(sheet?.elapsedSeconds ?? 0) / 3600, (sheet?.clockSeconds ?? 0) / 3600];
  };

  it.each([
    ['Australia/Sydney', '2027-04-03', '2027-04-04', 13],
    ['Australia/Sydney', '2027-10-02', '2027-10-03', 11],
    ['Australia/Lord_Howe', '2027-04-03', '2027-04-04', 12.5],
    ['Australia/Lord_Howe', '2027-10-02', '2027-10-03', 11.5],
    ['Pacific/Auckland', '2027-04-03', '2027-04-04', 13],
    ['Europe/London', '2027-10-30', '2027-10-31', 13],
    ['America/New_York', '2027-03-13', '2027-03-14', 11],
    ['Australia/Brisbane', '2027-04-03', '2027-04-04', 12],
  ])(
    'S11 a night 19:00 to 07:00 in %s from %s to %s lasts %s hours, and 12 by the clock',
    (where, from, to, hours) => {
      expect(hoursBetween([from, '19:00'], [to, '07:00'], where)).toEqual([hours, 12]);
    },
  );

  it('S11 counts 20:30 to 05:00 with a break as 9 hours worked and 8 paid when the clocks go back', () => {
    const [from, to] = [
      ['2027-04-03', '20:30'],
      ['2027-04-04', '05:00'],
    ] as const;
    expect(hoursBetween([...from], [...to], 'Australia/Sydney', true)).toEqual([9, 8]);
  });

  it('S12 always counts what was worked inside the shift, to the second', () => {
    const second = fc.integer({ min: 7 * 3600, max: 22 * 3600 });
    const rule = fc.constantFrom<ClockRules['earlyIn']>('as-clocked', 'roster');
    fc.assert(
      fc.property(second, second, rule, (one, other, earlyIn) => {
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const events = [clocked('in', `0:0:${from}`), clocked('out', `0:0:${to}`)];
        const [sheet] = sheetsOf(events, [DAY], [{ ...DEFAULT_RULES, earlyIn }]);
        const inShift = Math.min(to, 17 * 3600) - Math.max(from, 9 * 3600);
        expect(sheet?.elapsedSeconds).toBeGreaterThanOrEqual(Math.max(0, inShift));
        expect(sheet?.elapsedSeconds).toBeLessThanOrEqual(to - from);
        if (earlyIn === 'as-clocked') expect(sheet?.elapsedSeconds).toBe(to - from);
      }),
    );
  });

  it('S13 asks about the break, and takes out what was taken', () => {
    const worked = (breakAnswer: ClockEvent['breakAnswer'], end = '17:00') => {
      const [sheet] = sheetsOf([clocked('in', '09:00'), clocked('out', end, { breakAnswer })]);
      return [(sheet?.elapsedSeconds ?? 0) / 3600, sheet?.flags];
    };
    expect(worked(null)).toEqual([8, ['break-unanswered']]);
    expect(worked(null, '14:00')).toEqual([5, []]);
    expect(worked('taken')).toEqual([7.5, []]);
    expect(worked('not-taken')).toEqual([8, []]);
    expect(worked('not-offered')).toEqual([8, ['break-not-offered']]);
    expect(worked('taken', '09:10')).toEqual([0, []]);
  });

  it('S15 keeps what is held back out of every timesheet', () => {
    const held = clocked('in', '09:00', { flags: ['old'] });
    const sheets = sheetsOf([held, clocked('out', '17:00')]);
    expect(flagsOf(sheets)).toEqual([['old', 'orphan'], ['orphan']]);
    const entered = clocked('in', '09:00', { voids: held.id, stated: true });
    expect(sheetsOf([held, entered, clocked('out', '17:00')]).map(times)).toEqual([[9, 17]]);
  });

  it('S11 is on the clock of the site', () => {
    expect(sheetsOf([clocked('in', '09:00')])[0]?.zone).toBe(SYDNEY);
    expect(instant('2027-03-09T13:00:00Z')).toBe(on10March('00:00'));
  });
});
