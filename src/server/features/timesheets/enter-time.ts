// What managers write down: time that nobody clocked, and corrections. Each is a new event with a reason, and what was
// clocked stays.
import type * as api from '#contract/api/timesheets';
import type { Timesheet } from '#contract/api/timesheets';
import type { BodyOf } from '#contract/endpoint';
import { AppError } from '#contract/errors';
import type { BreakAnswer, ClockEvent, ClockKind } from '#engine/clock/event';
import type { Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import {
  holdPerson,
  insertClockEvents,
  listClockEvents,
  listClockSites,
  listKnownEvents,
  type NewClockEvent,
} from '../clock/clock.queries';
import { type Decider, getSheetToAdjust, getSheetToDecide, record } from './decide-timesheets';
import { publishTime } from './publish-time';
import { rebuildSheets } from './rebuild-sheets';
import { findLatestSheet, findSheet } from './timesheets.queries';

interface EnteredTimes {
  startAt: Instant;
  endAt: Instant | null;
  breakAnswer: BreakAnswer | null;
  reason: string;
}

export async function enterTime(
  scope: TenantScope,
  by: Decider,
  entry: EnteredTimes & { id: string; employeeId: string; locationId: string },
  now: Instant,
): Promise<Timesheet> {
  if (!(await holdPerson(scope, entry.employeeId))) throw new AppError('not_found');
  const [known] = await listKnownEvents(scope, [entry.id]);
  if (known && known.employee_id !== entry.employeeId) throw new AppError('conflict');
  if (!known) {
    refuseFuture(entry, now);
    const site = await getSite(scope, entry.locationId);
    const made = maker(by, entry.reason, site, now);
    const events = [made('in', entry.startAt, { id: entry.id })];
    if (entry.endAt !== null) {
      events.push(made('out', entry.endAt, { breakAnswer: entry.breakAnswer }));
    }
    await add(scope, entry.employeeId, events, entry.startAt);
  }
  const sheet = await findSheet(scope, entry.id);
  // Someone was clocked in at that time already, so there is no sheet of its own.
  if (!sheet)
    throw new AppError('conflict', {
      sentence: 'There is clocked time already. Correct that instead.',
    });
  if (!known) await record(scope, by, 'timesheet.entered', sheet, entry.reason);
  return sheet;
}

/** The person's own answer. It replaces their end by one at the same moment. */
export async function answerBreak(
  scope: TenantScope,
  by: Decider,
  id: string,
  answer: BreakAnswer,
  now: Instant,
): Promise<Timesheet> {
  const sheet = await getSheetToDecide(scope, id);
  if (sheet.employee_id !== by.employee_id) throw new AppError('not_found');
  const { opening, ending } = await readEventsOf(scope, sheet);
  if (!ending || opening.kind !== 'in') throw new AppError('timesheet_changed');
  const made = maker(by, 'Answered about the break', siteOf(sheet), now);
  const replaced = { voids: ending.id, breakAnswer: answer, stated: ending.stated };
  const event = made('out', ending.at, { ...replaced, flags: ending.flags });
  await add(
    scope,
    sheet.employee_id,
    [{ ...event, source: 'web', enteredByName: null }],
    ending.at,
  );
  return (await findLatestSheet(scope, rootIdOf(sheet))) as Timesheet;
}

export async function correctSheet(
  scope: TenantScope,
  by: Decider,
  id: string,
  entry: EnteredTimes & { locationId?: string | undefined; version?: number | undefined },
  now: Instant,
): Promise<Timesheet> {
  const sheet = await getSheetToDecide(scope, id, entry.version);
  const corrected = await correct(scope, by, sheet, entry, now);
  await record(scope, by, 'timesheet.corrected', sheet, entry.reason);
  return corrected;
}

/** What was paid stays. The difference is a timesheet of its own, which waits for approval. */
export async function adjustSheet(
  scope: TenantScope,
  by: Decider,
  id: string,
  entry: BodyOf<typeof api.adjustTimesheet>,
  now: Instant,
): Promise<Timesheet> {
  const sheet = await getSheetToAdjust(scope, id, entry.version);
  const { times, reason } = entry;
  if (times) await correct(scope, by, sheet, { ...times, reason }, now);
  else await takeOut(scope, by, sheet, reason, now);
  await record(scope, by, 'timesheet.adjusted', sheet, reason);
  return (await findLatestSheet(scope, rootIdOf(sheet))) as Timesheet;
}

async function correct(
  scope: TenantScope,
  by: Decider,
  sheet: Timesheet,
  entry: EnteredTimes & { locationId?: string | undefined },
  now: Instant,
): Promise<Timesheet> {
  refuseFuture(entry, now);
  const { live, opening, ending } = await readEventsOf(scope, sheet);
  const site = await siteFor(scope, sheet, entry.locationId);
  const made = maker(by, entry.reason, site, now);
  const events: NewClockEvent[] = [];
  if (opening.kind !== 'in' || opening.flags.length > 0 || opening.at !== entry.startAt) {
    const voids = opening.kind === 'in' ? opening.id : null;
    events.push(made('in', entry.startAt, { voids }));
  }
  const end = ending ?? (opening.kind === 'out' ? opening : undefined);
  if (entry.endAt === null) {
    if (end) events.push(made('void', end.at, { voids: end.id }));
  } else if (!end || end.at !== entry.endAt || end.breakAnswer !== entry.breakAnswer) {
    const voids = end?.id ?? null;
    events.push(made('out', entry.endAt, { voids, breakAnswer: entry.breakAnswer }));
  }
  // A break that was clocked outside the corrected times would become an orphan.
  const last = entry.endAt ?? now;
  for (const each of live) {
    if (!each.kind.startsWith('break')) continue;
    if (each.at >= entry.startAt && each.at <= last) continue;
    events.push(made('void', each.at, { voids: each.id }));
  }
  const from = Math.min(Date.parse(sheet.start_at), entry.startAt) as Instant;
  await add(scope, sheet.employee_id, events, from);
  const opened = events.find(({ kind, voids }) => kind === 'in' && voids === null)?.id;
  const corrected = await findLatestSheet(scope, opened ?? rootIdOf(sheet));
  if (!corrected) {
    const sentence = 'These times overlap other clocked time. Correct that first.';
    throw new AppError('conflict', { sentence });
  }
  return corrected;
}

export async function removeSheet(
  scope: TenantScope,
  by: Decider,
  id: string,
  { version, reason }: { version?: number | undefined; reason: string },
  now: Instant,
): Promise<undefined> {
  const sheet = await getSheetToDecide(scope, id, version);
  await takeOut(scope, by, sheet, reason, now);
  await record(scope, by, 'timesheet.removed', sheet, reason);
}

async function takeOut(
  scope: TenantScope,
  by: Decider,
  sheet: Timesheet,
  reason: string,
  now: Instant,
): Promise<void> {
  const { live, opening, ending } = await readEventsOf(scope, sheet);
  const made = maker(by, reason, siteOf(sheet), now);
  const gone = new Set([opening, ...live, ...(ending ? [ending] : [])]);
  const events = [...gone].map((event) => made('void', event.at, { voids: event.id }));
  await add(scope, sheet.employee_id, events, Date.parse(sheet.start_at) as Instant);
}

function refuseFuture({ startAt, endAt }: EnteredTimes, now: Instant): void {
  if ((endAt ?? startAt) > now) throw new AppError('time_in_future');
}

async function getSite(scope: TenantScope, id: string) {
  const site = (await listClockSites(scope, [id])).get(id);
  if (!site) throw new AppError('not_found');
  return site;
}

/** A job site that was deleted since stays that of the sheet. */
async function siteFor(scope: TenantScope, sheet: Timesheet, chosen: string | undefined) {
  if (chosen) return getSite(scope, chosen);
  if (sheet.location_id) return siteOf(sheet);
  throw new AppError('invalid_input', {
    sentence: 'Choose a job site.',
    fields: [{ field: 'locationId', message: 'Choose a job site' }],
  });
}

const rootIdOf = ({ id, adjusts }: Timesheet) => adjusts ?? id;

export const siteOf = ({ location_id, timezone }: Timesheet) => ({
  id: location_id,
  zone: timezone as Zone,
});

/** The events that count for the sheet: the one that opened it, the end if it was clocked as one, and those between. */
async function readEventsOf(scope: TenantScope, sheet: Timesheet) {
  const start = Date.parse(sheet.start_at) as Instant;
  const end = sheet.end_at === null ? null : Date.parse(sheet.end_at);
  const events = await listClockEvents(scope, sheet.employee_id, start);
  const voided = new Set(events.map(({ voids }) => voids));
  const byId = new Map(events.map((event) => [event.id, event]));
  const counting = events.filter(({ id, kind }) => kind !== 'void' && !voided.has(id));
  const opening = counting.find((event) => rootOf(event, byId) === rootIdOf(sheet));
  if (!opening) throw new AppError('timesheet_changed');
  const ending =
    opening.kind === 'in'
      ? counting.find(({ kind, at }) => kind === 'out' && at === end)
      : undefined;
  const live = counting.filter(
    ({ id, at, kind }) =>
      id !== opening.id && end !== null && at >= start && at <= end && kind.startsWith('break'),
  );
  return { live, opening, ending };
}

function rootOf(event: ClockEvent, byId: ReadonlyMap<string, ClockEvent>): string {
  const before = event.voids === null ? undefined : byId.get(event.voids);
  return before ? rootOf(before, byId) : event.id;
}

/** Makes the events that someone writes down. */
export function maker(
  by: Decider,
  reason: string,
  site: { id: string | null; zone: Zone },
  now: Instant,
) {
  return (
    kind: ClockKind,
    at: Instant,
    more: Partial<Pick<NewClockEvent, 'id' | 'voids' | 'breakAnswer' | 'stated' | 'flags'>> = {},
  ): NewClockEvent => ({
    id: crypto.randomUUID(),
    kind,
    at,
    siteId: site.id,
    zone: site.zone,
    stated: false,
    breakAnswer: null,
    flags: [],
    voids: null,
    fence: 'off',
    distanceM: null,
    capturedAt: at,
    receivedAt: now,
    offsetMs: 0,
    counter: 0,
    source: 'manager',
    reason,
    enteredByName: by.name,
    ...more,
  });
}

/** Stores events of someone who is held. */
export async function add(
  scope: TenantScope,
  employeeId: string,
  events: readonly NewClockEvent[],
  from: Instant,
): Promise<void> {
  await insertClockEvents(scope, employeeId, events);
  await publishTime(scope, from, await rebuildSheets(scope, employeeId, from));
}
