// The iCalendar file of a feed (RFC 5545, with the refresh hints of RFC 7986 and of Outlook).
import { DAY_MS, dateOfDayNumber } from '../time/dates';
import type { Instant, Interval } from '../time/kinds';

export interface CalendarEvent extends Interval {
  /** The same for as long as the event is about the same thing. */
  uid: string;
  /** Rises with every change, so that a reader knows which of two is newer. */
  sequence: number;
  changedAt: Instant;
  status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED';
  summary: string;
  location: string | null;
  description: string | null;
}

/** I1 to I4 */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Muster//Roster//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    folded(`NAME:${textOf(name)}`),
    folded(`X-WR-CALNAME:${textOf(name)}`),
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
  ];
  // Most shifts are at a few sites: their lines are written once.
  const known = new Map<string, string>();
  const written = (property: string, text: string) => {
    const line = known.get(property + text) ?? folded(`${property}:${textOf(text)}`);
    known.set(property + text, line);
    return line;
  };
  for (const event of events) {
    const changed = timeOf(event.changedAt);
    lines.push(
      'BEGIN:VEVENT',
      folded(`UID:${event.uid}`),
      `SEQUENCE:${event.sequence}`,
      `DTSTAMP:${changed}`,
      `LAST-MODIFIED:${changed}`,
      `DTSTART:${timeOf(event.start)}`,
      `DTEND:${timeOf(event.end)}`,
      `STATUS:${event.status}`,
      written('SUMMARY', event.summary),
    );
    if (event.location) lines.push(written('LOCATION', event.location));
    if (event.description) lines.push(folded(`DESCRIPTION:${textOf(event.description)}`));
    lines.push('END:VEVENT');
  }
  lines.push('END:VCALENDAR', '');
  return lines.join('\r\n');
}

/** 20270310T220000Z */
function timeOf(instant: Instant): string {
  const day = Math.floor(instant / DAY_MS);
  const seconds = Math.floor((instant - day * DAY_MS) / 1000);
  const date = dateOfDayNumber(day);
  const clock =
    1_000_000 +
    Math.floor(seconds / 3600) * 10_000 +
    (Math.floor(seconds / 60) % 60) * 100 +
    (seconds % 60);
  return `${date.slice(0, 4)}${date.slice(5, 7)}${date.slice(8)}T${String(clock).slice(1)}Z`;
}

// A line break in a name would begin a line of its own, and could add a property to the event.
const NOT_AS_IT_IS = /\r\n?|\p{Cc}|[\\;,]/gu;

function textOf(text: string): string {
  return text.replaceAll(NOT_AS_IT_IS, (found) => {
    if (found === '\\' || found === ';' || found === ',') return `\\${found}`;
    return found === '\n' || found.startsWith('\r') ? '\\n' : '';
  });
}

const LONGEST_LINE = 75;
const SHORT = /^[\x20-\x7e]{0,75}$/;

/** A line has 75 octets at most. Those that follow begin with a space, and no character is cut in two. */
function folded(line: string): string {
  if (SHORT.test(line)) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const more = octetsOf(character.codePointAt(0) ?? 0);
    if (octets + more > LONGEST_LINE) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += more;
  }
  return [...parts, part].join('\r\n');
}

function octetsOf(codePoint: number): number {
  if (codePoint < 0x80) return 1;
  if (codePoint < 0x800) return 2;
  return codePoint < 0x1_00_00 ? 3 : 4;
}
