// Stores what a device captured for one person, and makes their timesheets anew in the same transaction. An event that can't
// count is refused by itself: the others of the list are stored.
import type { ClockEventsInput, ClockReceipt } from '#contract/api/clock';
import { AppError } from '#contract/errors';
import type { DerivedSheet } from '#engine/clock/derive-timesheets';
import { type Fenced, fenceOf } from '#engine/clock/fence';
import { receiveEvent } from '#engine/clock/receive-event';
import { dateAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publishTo } from '../../db/publish';
import { publishTime } from '../timesheets/publish-time';
import { rebuildSheets } from '../timesheets/rebuild-sheets';
import {
  type ClockSite,
  type ClockSource,
  holdPerson,
  insertClockEvents,
  listClockSites,
  listClosedPeriods,
  listKnownEvents,
  type NewClockEvent,
} from './clock.queries';
import { readFence } from './clock-settings';

export interface Clocker {
  employeeId: string;
  /** Null for someone without an account, who clocks at a kiosk. */
  userId: string | null;
  source: ClockSource;
  /** A kiosk clocks people at its own site only. */
  onlyAt?: string;
}

type SentEvent = ClockEventsInput['events'][number];
type KnownEvent = Awaited<ReturnType<typeof listKnownEvents>>[number];

export async function takeEvents(
  scope: TenantScope,
  clocker: Clocker,
  { sentAt, events }: Pick<ClockEventsInput, 'sentAt' | 'events'>,
  now: Instant,
): Promise<ClockReceipt[]> {
  if (!(await holdPerson(scope, clocker.employeeId))) throw new AppError('no_own_record');
  const sent = [...new Map(events.map((event) => [event.id, event])).values()];
  const around = await readAround(scope, sent, now);
  const receipts = new Map<string, ClockReceipt>();
  const accepted: NewClockEvent[] = [];
  for (const event of sent) {
    const outcome = judge(event, { clocker, sentAt, now, ...around });
    if ('result' in outcome) receipts.set(event.id, outcome);
    else accepted.push(outcome);
  }
  if (accepted.length > 0) {
    await insertClockEvents(scope, clocker.employeeId, accepted);
    const changed = accepted.flatMap(({ at, voids }) => [at, around.timeOf(voids) ?? at]);
    const from = Math.min(...changed) as Instant;
    const sheets = await rebuildSheets(scope, clocker.employeeId, from);
    const periods = await listClosedPeriods(scope);
    const isClosed = (date: CalendarDate) =>
      periods.some(({ first, last }) => first <= date && date <= last);
    for (const event of accepted) receipts.set(event.id, receiptOf(event, sheets, isClosed));
    await publishTime(scope, from, sheets);
    if (clocker.userId) await publishTo(scope, [clocker.userId], 'time');
  }
  return events.map(({ id }) => receipts.get(id) as ClockReceipt);
}

async function readAround(scope: TenantScope, sent: readonly SentEvent[], now: Instant) {
  const ids = sent.flatMap(({ id, voids }) => (voids ? [id, voids] : [id]));
  const known = new Map((await listKnownEvents(scope, ids)).map((event) => [event.id, event]));
  const siteIds = sent.flatMap(({ locationId }) => locationId ?? []);
  const sites = await listClockSites(scope, siteIds);
  return {
    known,
    sites,
    fence: await readFence(scope, now),
    timeOf: (id: string | null) => {
      const found = id === null ? undefined : known.get(id);
      return found && (found.effective_at.getTime() as Instant);
    },
  };
}

interface Around {
  clocker: Clocker;
  sentAt: Instant;
  now: Instant;
  known: ReadonlyMap<string, KnownEvent>;
  sites: ReadonlyMap<string, ClockSite>;
  fence: Awaited<ReturnType<typeof readFence>>;
}

function judge(event: SentEvent, around: Around): NewClockEvent | ClockReceipt {
  const { clocker, known, sites, sentAt, now, fence } = around;
  const refuse = (sentence: string): ClockReceipt => ({
    id: event.id,
    result: 'refused',
    sentence,
  });
  const same = known.get(event.id);
  // An id of someone else is answered like any event that can't be stored.
  if (same && same.employee_id !== clocker.employeeId) return refuse(CANNOT_SAVE);
  if (same) return { id: event.id, result: 'known', sentence: null };
  const site = event.locationId ? sites.get(event.locationId) : undefined;
  if (event.kind === 'in' && !site) return refuse('Choose a job site to clock in at.');
  if (clocker.onlyAt && event.locationId && event.locationId !== clocker.onlyAt) {
    return refuse('This kiosk belongs to another job site.');
  }
  const ended = event.voids ? known.get(event.voids) : undefined;
  if (event.voids && !isOwnEnd(event, ended, clocker)) return refuse(CANNOT_SAVE);
  if (event.stated && (event.kind !== 'out' || event.capturedAt > now)) {
    return refuse('Only an end in the past can be written down later.');
  }
  const received = ended
    ? { at: ended.effective_at.getTime() as Instant, offsetMs: 0, flags: [] }
    : event.stated
      ? { at: event.capturedAt, offsetMs: 0, flags: [] }
      : receiveEvent({ ...event, sentAt, ageMs: event.ageMs ?? null }, now);
  const place: Fenced =
    fence.mode === 'off' || event.stated || ended
      ? { fence: 'off', distanceM: null }
      : fenceOf(event.position ?? null, site?.place ?? null, fence.radiusM);
  const outside = place.fence === 'outside';
  if (outside && fence.mode === 'block' && event.kind === 'in') {
    return refuse(
      `You seem to be ${place.distanceM} m from the job site. Clock in when you get there, or ask your manager.`,
    );
  }
  return {
    id: event.id,
    kind: event.kind,
    ...received,
    ...place,
    flags: outside && fence.mode !== 'note' ? [...received.flags, 'outside'] : received.flags,
    siteId: site?.id ?? null,
    zone: site?.zone ?? (ended ? (ended.timezone as Zone) : fence.zone),
    stated: event.stated,
    breakAnswer: event.breakAnswer ?? null,
    voids: event.voids ?? null,
    capturedAt: event.capturedAt,
    receivedAt: now,
    counter: event.counter,
    source: clocker.source,
    reason: ended ? 'Answered about the break' : null,
    enteredByName: null,
  };
}

const CANNOT_SAVE = "We couldn't save this. Clock again, or ask your manager.";

/** Whoever answers about their break replaces their own end by one at the same moment. */
function isOwnEnd(event: SentEvent, ended: KnownEvent | undefined, clocker: Clocker): boolean {
  return event.kind === 'out' && ended?.kind === 'out' && ended.employee_id === clocker.employeeId;
}

function receiptOf(
  event: NewClockEvent,
  sheets: readonly DerivedSheet[],
  isClosed: (date: CalendarDate) => boolean,
): ClockReceipt {
  const { id, flags } = event;
  const own = sheets.find((sheet) => sheet.id === id);
  const flagged = (sentence: string): ClockReceipt => ({ id, result: 'flagged', sentence });
  if (flags.includes('old') || flags.includes('future')) {
    return flagged('This is too long ago or ahead to count by itself. A manager will look at it.');
  }
  if (own?.flags.includes('orphan')) {
    return flagged("You weren't clocked in, so a manager will look at this.");
  }
  // An end in the morning belongs to the day on which the night began.
  const sheet = own ?? sheets.findLast(({ start }) => start <= event.at);
  if (isClosed(dateAt(sheet?.start ?? event.at, sheet?.zone ?? event.zone))) {
    return flagged('That day is already paid. A manager will look at the difference.');
  }
  if (event.kind === 'in' && !own) {
    const on = sheets.findLast((sheet) => sheet.start <= event.at);
    if (!on?.flags.includes('in-again')) return { id, result: 'known', sentence: null };
    return flagged('You were already clocked in. Did you finish, take a break or forget?');
  }
  if (flags.includes('skew') || flags.includes('jumped')) {
    return flagged("Your device's clock is wrong, so we corrected the time.");
  }
  if (flags.includes('outside')) {
    return flagged('You seem to be away from the job site. A manager will look at this.');
  }
  if (own?.flags.includes('unrostered')) {
    return flagged("You aren't rostered now, so a manager will look at this.");
  }
  return { id, result: 'taken', sentence: null };
}
