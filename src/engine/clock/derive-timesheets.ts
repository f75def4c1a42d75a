// S1 to S13 and S19: makes the timesheets of one person out of their clock events. The order in which the events arrived doesn't
// matter, so the sheets can be made again at any time.
import { MINUTE_MS } from '../time/instants';
import type { Instant, Interval, Zone } from '../time/kinds';
import {
  type BreakAnswer,
  type ClockEvent,
  type ClockRules,
  DEFAULT_RULES,
  type EventFlag,
  type RosteredShift,
} from './event';
import { lengthsOf } from './lengths';

/** Adjusts: it differs from a closed timesheet. Gone: nobody worked it after all. */
export const SHEET_FLAGS = [
  'unrostered',
  'orphan',
  'end-missing',
  'in-again',
  'too-long',
  'end-stated',
  'break-unmatched',
  'break-unanswered',
  'break-not-offered',
  'skew',
  'jumped',
  'future',
  'old',
  'outside',
  'adjusts',
  'gone',
] as const;
export type SheetFlag = (typeof SHEET_FLAGS)[number];

export interface DerivedSheet {
  /** Of the event that opened it, before any correction, so that it stays the same. */
  id: string;
  siteId: string | null;
  zone: Zone;
  start: Instant;
  /** Null while it runs, and where the end is missing. */
  end: Instant | null;
  shift: RosteredShift | null;
  /** What is paid for, before breaks; null without an end. */
  counted: Interval | null;
  breaks: Interval[];
  /** Set while a break runs. */
  breakSince: Instant | null;
  breakAnswer: BreakAnswer | null;
  breakSeconds: number;
  /** Without breaks. */
  elapsedSeconds: number;
  clockSeconds: number;
  /** In order of the alphabet, each once. */
  flags: SheetFlag[];
}

const OPENS_BEFORE_MS = 60 * MINUTE_MS;
/** S5 */
export const SAME_EVENT_MS = 90_000;
const HOUR_MS = 60 * MINUTE_MS;

/** `kept` has the shifts of closed timesheets by their ids. The roster may have changed since. */
export function deriveTimesheets(
  events: readonly ClockEvent[],
  shifts: readonly RosteredShift[],
  rules: readonly ClockRules[],
  kept: ReadonlyMap<string, RosteredShift | null> = new Map(),
): DerivedSheet[] {
  const rootOf = rootsOf(events);
  const sheets: OpenSheet[] = [];
  let open: OpenSheet | null = null;
  for (const event of countingInOrder(events)) {
    if (isHeld(event)) sheets.push(orphanOf(event, rootOf(event)));
    else if (open) open = whileOn(open, event);
    else open = whileOff(event);
  }
  return sheets.map((sheet) => finish(sheet, rulesAt(rules, sheet.start)));

  function whileOff(event: ClockEvent): OpenSheet | null {
    const sheet = event.kind === 'in' ? opened(event) : orphanOf(event, rootOf(event));
    sheets.push(sheet);
    return event.kind === 'in' ? sheet : null;
  }

  function whileOn(on: OpenSheet, event: ClockEvent): OpenSheet | null {
    note(on, event);
    if (event.kind === 'out') return closed(on, event);
    if (event.kind === 'break-start') return startBreak(on, event);
    if (event.kind === 'break-end') return endBreak(on, event);
    if (event.siteId !== on.siteId) {
      closed(on, event, 'moved');
      return whileOff(event);
    }
    if (event.at - on.start <= SAME_EVENT_MS) return on;
    if (event.at - on.start > longestMs(on, rules)) {
      on.flags.add('end-missing');
      endOpenBreak(on, null);
      return whileOff(event);
    }
    if (on.breakSince !== null) return endBreak(on, event);
    on.flags.add('in-again');
    return on;
  }

  function opened(event: ClockEvent): OpenSheet {
    const id = rootOf(event);
    const closed = kept.get(id);
    const shift = closed === undefined ? shiftOf(event, shifts) : closed;
    const flags = new Set<SheetFlag>(event.flags);
    if (!shift) flags.add('unrostered');
    return { ...blank(event, id), shift, flags };
  }

  function closed(on: OpenSheet, event: ClockEvent, how?: 'moved'): null {
    endOpenBreak(on, event.at);
    on.end = event.at;
    if (!how) on.breakAnswer = event.breakAnswer;
    if (event.at - on.start > longestMs(on, rules)) on.flags.add('too-long');
    if (!how && event.stated && event.at !== on.shift?.end) on.flags.add('end-stated');
    return null;
  }
}

interface OpenSheet {
  id: string;
  siteId: string | null;
  zone: Zone;
  start: Instant;
  end: Instant | null;
  shift: RosteredShift | null;
  breaks: Interval[];
  breakSince: Instant | null;
  breakAnswer: BreakAnswer | null;
  flags: Set<SheetFlag>;
}

function blank({ at, siteId, zone }: ClockEvent, id: string): OpenSheet {
  return {
    id,
    siteId,
    zone,
    start: at,
    end: null,
    shift: null,
    breaks: [],
    breakSince: null,
    breakAnswer: null,
    flags: new Set(),
  };
}

function orphanOf(event: ClockEvent, id: string): OpenSheet {
  return { ...blank(event, id), flags: new Set<SheetFlag>(['orphan', ...event.flags]) };
}

/** S1: an event that another one voids doesn't count, even when that one is voided too. */
export function countingInOrder(events: readonly ClockEvent[]): ClockEvent[] {
  const voided = new Set(events.map(({ voids }) => voids));
  return [...new Map(events.map((event) => [event.id, event])).values()]
    .filter(({ id, kind }) => kind !== 'void' && !voided.has(id))
    .sort(
      (one, other) =>
        one.at - other.at ||
        KIND_ORDER[one.kind] - KIND_ORDER[other.kind] ||
        (one.id < other.id ? -1 : 1),
    );
}

/** What ends comes before what begins at the same moment. */
const KIND_ORDER = { 'break-end': 0, out: 1, in: 2, 'break-start': 3, void: 4 };

function rootsOf(events: readonly ClockEvent[]) {
  const byId = new Map(events.map((event) => [event.id, event]));
  return (event: ClockEvent): string => {
    const seen = new Set<string>();
    let root = event;
    for (;;) {
      seen.add(root.id);
      const before = root.voids === null ? undefined : byId.get(root.voids);
      if (!before || seen.has(before.id)) return root.id;
      root = before;
    }
  };
}

const HELD: readonly EventFlag[] = ['future', 'old'];

function isHeld({ flags }: ClockEvent): boolean {
  return flags.some((flag) => HELD.includes(flag));
}

/** S4: of several shifts those at the same site come first, then the one that starts nearest. */
function shiftOf(event: ClockEvent, shifts: readonly RosteredShift[]): RosteredShift | null {
  const elsewhere = (shift: RosteredShift) => (shift.siteId === event.siteId ? 0 : 1);
  const [first] = shifts
    .filter(({ start, end }) => start - OPENS_BEFORE_MS <= event.at && event.at < end)
    .sort(
      (one, other) =>
        elsewhere(one) - elsewhere(other) ||
        Math.abs(one.start - event.at) - Math.abs(other.start - event.at) ||
        (one.id < other.id ? -1 : 1),
    );
  return first ?? null;
}

function note(sheet: OpenSheet, { flags }: ClockEvent): void {
  for (const flag of flags) sheet.flags.add(flag);
}

function startBreak(on: OpenSheet, event: ClockEvent): OpenSheet {
  if (on.breakSince === null) on.breakSince = event.at;
  else if (event.at - on.breakSince > SAME_EVENT_MS) on.flags.add('break-unmatched');
  return on;
}

function endBreak(on: OpenSheet, event: ClockEvent): OpenSheet {
  if (on.breakSince === null) {
    const last = on.breaks.at(-1);
    if (!last || event.at - last.end > SAME_EVENT_MS) on.flags.add('break-unmatched');
  }
  endOpenBreak(on, event.at);
  return on;
}

/** A break without an end takes nothing away from anyone. */
function endOpenBreak(on: OpenSheet, at: Instant | null): void {
  if (on.breakSince !== null && at === null) on.flags.add('break-unmatched');
  if (on.breakSince !== null && at !== null && at > on.breakSince) {
    on.breaks.push({ start: on.breakSince, end: at });
  }
  on.breakSince = null;
}

function rulesAt(rules: readonly ClockRules[], at: Instant): ClockRules {
  return rules.reduce(
    (found, each) => (each.validFrom <= at && each.validFrom >= found.validFrom ? each : found),
    DEFAULT_RULES,
  );
}

/** A shift that is rostered longer may last that long, with an hour before it and an hour after it. */
function longestMs({ start, shift }: OpenSheet, rules: readonly ClockRules[]): number {
  const rostered = shift ? shift.end - shift.start + 2 * HOUR_MS : 0;
  return Math.max(rulesAt(rules, start).longestHours * HOUR_MS, rostered);
}

function finish(sheet: OpenSheet, rules: ClockRules): DerivedSheet {
  const { id, siteId, zone, start, end, shift, breaks, breakSince, breakAnswer } = sheet;
  const counted = end === null ? null : countedOf({ start, end }, shift, rules);
  const lengths = counted
    ? netLengths(counted, breaks, zone)
    : { breakSeconds: 0, elapsedSeconds: 0, clockSeconds: 0 };
  if (counted && breaks.length === 0) {
    if (breakAnswer === 'not-offered') sheet.flags.add('break-not-offered');
    if (breakAnswer === 'taken') takeUsualBreak(lengths, rules);
    if (breakAnswer === null && lengths.elapsedSeconds > rules.askBreakAfterMinutes * 60)
      sheet.flags.add('break-unanswered');
  }
  return {
    id,
    siteId,
    zone,
    start,
    end,
    shift,
    counted,
    breaks,
    breakSince,
    breakAnswer,
    ...lengths,
    flags: [...sheet.flags].sort(),
  };
}

/** S12: only the time before the roster's start can be left out, and only by a rule that says so. */
function countedOf(clocked: Interval, shift: RosteredShift | null, rules: ClockRules): Interval {
  if (rules.earlyIn === 'as-clocked' || !shift || clocked.start >= shift.start) return clocked;
  return { start: Math.min(shift.start, clocked.end) as Instant, end: clocked.end };
}

function netLengths(counted: Interval, breaks: readonly Interval[], zone: Zone) {
  const whole = lengthsOf(counted, zone);
  const inside = breaks
    .map(({ start, end }) => ({
      start: Math.max(start, counted.start) as Instant,
      end: Math.min(end, counted.end) as Instant,
    }))
    .filter(({ start, end }) => end > start)
    .map((each) => lengthsOf(each, zone));
  const sum = (key: 'elapsedSeconds' | 'clockSeconds') =>
    inside.reduce((total, each) => total + each[key], 0);
  return {
    breakSeconds: sum('elapsedSeconds'),
    elapsedSeconds: Math.max(0, whole.elapsedSeconds - sum('elapsedSeconds')),
    clockSeconds: Math.max(0, whole.clockSeconds - sum('clockSeconds')),
  };
}

function takeUsualBreak(
  lengths: { breakSeconds: number; elapsedSeconds: number; clockSeconds: number },
  { usualBreakMinutes }: ClockRules,
): void {
  const seconds = Math.min(usualBreakMinutes * 60, lengths.elapsedSeconds, lengths.clockSeconds);
  lengths.breakSeconds = seconds;
  lengths.elapsedSeconds -= seconds;
  lengths.clockSeconds -= seconds;
}
