// Two readers of other makers read what we write. What both understand, a phone understands too.
import fc from 'fast-check';
import ICAL from 'ical.js';
import { convertIcsCalendar } from 'ts-ics';
import { describe, expect, it } from 'vitest';
import { date } from '../testing/plan-input';
import { addDays } from '../time/dates';
import { instantOf } from '../time/instants';
import type { Instant, WallTime, Zone } from '../time/kinds';
import { shiftTimesText } from './shift-event-text';
import { type CalendarEvent, writeCalendar } from './write-calendar';

function event(changes: Partial<CalendarEvent> = {}): CalendarEvent {
  const start = Date.parse('2027-03-10T08:00:00Z') as Instant;
  return {
    uid: 'one@muster',
    sequence: 7,
    changedAt: Date.parse('2027-02-01T00:00:00Z') as Instant,
    start,
    end: (start + 8 * 3_600_000) as Instant,
    status: 'CONFIRMED',
    summary: 'Shift at Depot',
    location: null,
    description: null,
    ...changes,
  };
}

/** The calendar's name and its events, as ical.js reads them. */
function readByIcal(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    name: calendar.getFirstPropertyValue('x-wr-calname'),
    events: calendar.getAllSubcomponents('vevent').map((component) => {
      const read = new ICAL.Event(component);
      return {
        uid: read.uid,
        sequence: read.sequence,
        status: component.getFirstPropertyValue('status'),
        start: read.startDate.toJSDate().getTime(),
        end: read.endDate.toJSDate().getTime(),
        summary: read.summary ?? '',
        location: read.location || null,
        description: read.description || null,
      };
    }),
  };
}

/** The same, as ts-ics reads them. */
function readByTsIcs(text: string) {
  const { events = [], name } = convertIcsCalendar(undefined, text);
  return {
    name,
    events: events.map((read) => ({
      uid: read.uid,
      sequence: read.sequence,
      status: read.status,
      start: read.start.date.getTime(),
      end: read.end?.date.getTime(),
      summary: read.summary,
      location: read.location ?? null,
      description: read.description ?? null,
    })),
  };
}

function octetsOf(text: string): number {
  return encodeURIComponent(text).replaceAll(/%../g, 'x').length;
}

const READERS = [
  ['ical.js', readByIcal],
  ['ts-ics', readByTsIcs],
] as const;

/** Each with the days on which its clocks change in 2027. Perth's never do. */
const ZONES: [zone: string, changes: string[]][] = [
  ['Australia/Sydney', ['2027-04-04', '2027-10-03']],
  ['Australia/Adelaide', ['2027-04-04', '2027-10-03']],
  ['Australia/Lord_Howe', ['2027-04-04', '2027-10-03']],
  ['Australia/Perth', ['2027-04-04', '2027-10-03']],
  ['Pacific/Auckland', ['2027-04-04', '2027-09-26']],
  ['Europe/London', ['2027-03-28', '2027-10-31']],
  ['America/New_York', ['2027-03-14', '2027-11-07']],
];

describe('writeCalendar', () => {
  it('I1 folds long lines by octets and cuts no character in two', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const written = writeCalendar('x', [event({ summary: text })]);
        for (const line of written.split('\r\n')) {
          expect(octetsOf(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/\p{Surrogate}/u);
        }
      }),
    );
    const long = writeCalendar('x', [event({ summary: 'Zoë 🦘 '.repeat(30) })]);
    expect(long.split('\r\n').filter((line) => line.startsWith(' ')).length).toBeGreaterThan(3);
  });

  it.each(READERS)('I2 gives %s every text back', (_name, read) => {
    const texts = [
      'O\'Brien & "Bob"; a, b\\n c\\',
      'first\nsecond\r\nthird',
      'Zoë 日本語 🦘 '.repeat(20).trim(),
      'x\u0007y',
    ];
    for (const text of texts) {
      const expected = text.replaceAll('\r\n', '\n').replaceAll('\u0007', '');
      const { events } = read(writeCalendar(text, [event({ summary: text, location: text })]));
      expect(events).toHaveLength(1);
      expect(events[0]).toMatchObject({ summary: expected, location: expected });
    }
  });

  it('I2 lets no text add a line, a property or an event', () => {
    const text = 'Depot\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nUID:two@muster';
    const written = writeCalendar(text, [event({ summary: text, location: text })]);
    expect(written.split('\r\n').filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(readByIcal(written).events).toMatchObject([{ uid: 'one@muster' }]);
  });

  describe.each(ZONES)('%s', (zone, changes) => {
    const shifts = changes.flatMap((change) =>
      [-1, 0, 1].flatMap((day) =>
        (['19:00', '02:15', '07:00'] as WallTime[]).map((time) => {
          const start = instantOf(addDays(date(change), day), time, zone as Zone);
          return event({
            uid: `${change}${day}${time}@muster`,
            start,
            end: (start + 12 * 3_600_000) as Instant,
          });
        }),
      ),
    );

    it('I3 has the clock of the site in the text', () => {
      for (const { start, end } of shifts) {
        const clock = (instant: Instant) =>
          new Intl.DateTimeFormat('en-AU', {
            timeZone: zone,
            hour: '2-digit',
            minute: '2-digit',
            hourCycle: 'h23',
          }).format(instant);
        const text = shiftTimesText({ start, end, zone: zone as Zone });
        expect(text).toContain(`${clock(start)} to ${clock(end)}`);
      }
    });

    it.each(READERS)('I4 gives %s the same instants, texts, numbers and states', (_name, read) => {
      const states = ['CONFIRMED', 'TENTATIVE', 'CANCELLED'] as const;
      const written = shifts.map((shift, index) => ({
        ...shift,
        sequence: 29_000_000 + index,
        status: states[index % 3] ?? 'CONFIRMED',
        description: shiftTimesText({ ...shift, zone: zone as Zone }),
      }));
      const { name, events } = read(writeCalendar('My phone', written));
      expect(name).toBe('My phone');
      expect(events).toEqual(written.map(({ changedAt: _, ...rest }) => rest));
    });
  });

  it('I3 names the day on which a night ends', () => {
    const zone = 'Australia/Lord_Howe' as Zone;
    const start = instantOf(date('2027-03-10'), '19:00' as WallTime, zone);
    const end = instantOf(date('2027-03-11'), '07:00' as WallTime, zone);
    expect(shiftTimesText({ start, end, zone })).toBe(
      'Wed 10 Mar, 19:00 to 07:00 on Thu 11 Mar, Lord Howe time',
    );
  });
});
