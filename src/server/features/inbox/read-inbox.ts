// The manager's queue: every kind of card in one list. Each kind reads what it needs for all of its cards at once.
import type { InboxCard } from '#contract/api/inbox';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { fairnessYears } from '#engine/fairness/years';
import { type Clash, clashesOf } from '#engine/requests/clashes';
import { addDays, eachDay } from '#engine/time/dates';
import { dateAt } from '#engine/time/instants';
import { overlaps } from '#engine/time/intervals';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { listShortDays } from '../cover/short-days';
import { listLedgerPeople } from '../fairness/fairness.queries';
import { loadFigures } from '../fairness/load-figures';
import { readLeaveToDecide } from '../leave/decide-leave';
import { datesBack, effectsOfEnding, listEndAsked } from '../leave/ending-effects';
import { datesOfLeave } from '../leave/leave-effects';
import { askedOf, type LeaveRow, listWaitingLeave } from '../leave/leaves.queries';
import { intervalOf } from '../leave/read-touched';
import { listOpenShifts } from '../open-shifts/open-shifts.queries';
import { listCards } from '../requests/decide-request';
import type { WorldsAhead } from '../requests/kept-worlds';
import type { RequestKinds } from '../requests/request-kinds';
import { listWaiting, type RequestRow } from '../requests/requests.queries';
import { onDates } from '../requests/simulate';
import { movesOf } from '../requests/trade-kind';
import { readWhoDecides } from '../requests/who-decides';
import type { Ahead, Worlds } from '../requests/worlds';
import { listToAsk } from '../shift-answers/shift-answers.queries';
import { listUncoveredAhead } from '../shifts/shifts.queries';
import { leaveSets } from './leave-sets';

type Viewer = Parameters<typeof listCards>[2] & { org_timezone: string | null };

/** How far ahead short cover and shifts that someone can't work are looked for. */
const DAYS = 14;

/** A card before it is known what it clashes with. */
interface Waiting {
  card: Unclashed;
  /** In whose words others name it. */
  title: string;
  shifts: readonly string[];
  days: readonly string[];
}

type Unclashed = InboxCard extends infer Card
  ? Card extends InboxCard
    ? Omit<Card, 'clashes'>
    : never
  : never;

export async function readInbox(
  scope: TenantScope,
  kinds: RequestKinds,
  user: Viewer,
  now: Instant,
  worldsAhead: WorldsAhead,
): Promise<{ cards: InboxCard[] }> {
  const requests = await listWaiting(scope, Object.keys(kinds));
  const leave = await listWaitingLeave(scope);
  const ending = await listEndAsked(scope);
  const worlds = await worldsAhead(scope, now, aheadOf(requests, leave, ending));
  const queue = { requests, leave, ending, worlds };
  const uncovered = await listUncoveredAhead(scope, now, DAYS);
  const short = await listShortDays(scope, DAYS, now, worlds.coverOf);
  const waiting = [
    ...(await requestCards(scope, kinds, user, queue)),
    ...(await leaveCards(scope, user, queue, now)),
    ...(await endCards(scope, user, queue, now)),
    ...(await shiftCards(scope, now, uncovered)),
    ...uncovered.map((shift) => uncoveredCard(shift, short)),
    ...(await coverCards(scope, now, short)),
  ];
  const clashes = clashesOf(
    waiting.map(({ card, shifts, days }) => ({ id: card.id, shifts, days })),
  );
  const titles = new Map(waiting.map(({ card, title }) => [card.id, title]));
  const textOf = ({ id, over }: Clash) =>
    over === 'shift'
      ? `${titles.get(id)} is about the same shift.`
      : `${titles.get(id)} is about the same day of the same person.`;
  const cards = waiting.map(({ card }) => ({
    ...card,
    clashes: (clashes.get(card.id) ?? []).map((clash) => ({
      card_id: clash.id,
      text: textOf(clash),
    })),
  }));
  return { cards: cards.sort(byStart) };
}

/** What waits, and what its decisions are tried on. */
interface Queue {
  requests: readonly RequestRow[];
  leave: readonly LeaveRow[];
  ending: readonly LeaveRow[];
  worlds: Worlds;
}

/** What the cards will ask about, so that it is read once for all of them. */
function aheadOf(
  requests: Queue['requests'],
  leave: Queue['leave'],
  ending: Queue['ending'],
): Ahead {
  const ofRequests = requests.flatMap(({ shifts, parties }) =>
    onDates(
      parties.filter(({ part }) => part !== 'candidate').map(({ employee_id }) => employee_id),
      shifts.map(({ date }) => date),
    ),
  );
  return {
    people: [...ofRequests, ...leave.map(datesOfLeave)],
    coverDates: [
      ...requests.flatMap(({ shifts }) => shifts.map(({ date }) => date)),
      ...leave.flatMap(({ first_date, last_date }) => eachDay(addDays(first_date, -1), last_date)),
      ...ending.flatMap(datesBack),
    ],
  };
}

function byStart(one: InboxCard, other: InboxCard): number {
  return Date.parse(one.starts_at) - Date.parse(other.starts_at) || (one.id < other.id ? -1 : 1);
}

const REQUEST_TITLES: Record<string, string> = { give: 'offer', swap: 'swap', claim: 'claim' };

async function requestCards(
  scope: TenantScope,
  kinds: RequestKinds,
  user: Viewer,
  { requests, worlds }: Queue,
) {
  return (await listCards(scope, kinds, user, requests, worlds)).map((each): Waiting => {
    const { request } = each;
    const moves = movesOf(request);
    const dates = new Map(request.shifts.map(({ id, date }) => [id, date]));
    return {
      card: {
        type: 'request',
        id: request.id,
        starts_at: request.shifts.map(({ start_at }) => start_at).sort()[0] ?? request.starts_at,
        if_nobody_decides: ifNobodyDecides(request),
        ...each,
      },
      title: `The ${REQUEST_TITLES[request.kind] ?? 'request'} of ${request.employee_name}`,
      shifts: moves.map(({ shiftId }) => shiftId),
      days: moves.flatMap(({ shiftId, from, to }) =>
        [from, to].map((id) => `${id} ${dates.get(shiftId)}`),
      ),
    };
  });
}

function ifNobodyDecides({ kind, employee_name }: { kind: string; employee_name: string }): string {
  if (kind === 'claim') return 'If nobody decides, the shift stays open.';
  if (kind === 'give') return `If nobody decides, ${employee_name} still works the shift.`;
  return 'If nobody decides, everyone works the shifts they have.';
}

async function leaveCards(
  scope: TenantScope,
  user: Viewer,
  { leave: asked, worlds }: Queue,
  now: Instant,
): Promise<Waiting[]> {
  const today = dateAt(now, (user.org_timezone ?? 'UTC') as Zone);
  const { leaves, cover } = await readLeaveToDecide(scope, user, asked, today, worlds);
  const sets = leaveSets(leaves, cover);
  const together = new Set(sets.flatMap(({ leaveIds }) => leaveIds));
  const touched = (leave: (typeof leaves)[number]) => ({
    shifts: leave.preview.shifts.flatMap(({ id }) => id ?? []),
    days: eachDay(leave.first_date, leave.last_date).map((date) => `${leave.employee_id} ${date}`),
  });
  const startOf = ({ preview, ...leave }: (typeof leaves)[number]) =>
    preview.shifts[0]?.start_at ?? new Date(intervalOf(askedOf(leave)).start).toISOString();
  const alone = leaves
    .filter(({ id }) => !together.has(id))
    .map((leave): Waiting => {
      const { employee_name } = leave;
      return {
        card: {
          type: 'leave',
          id: leave.id,
          starts_at: startOf(leave),
          if_nobody_decides: `If nobody decides, ${employee_name} stays rostered and doesn't know whether to come.`,
          leave,
        },
        title: `The leave of ${employee_name}`,
        ...touched(leave),
      };
    });
  const worked = await countHolidaysWorked(
    scope,
    leaves.filter(({ id }) => together.has(id)).map(({ employee_id }) => employee_id),
    today,
  );
  const joint = sets.map(({ leaveIds, short }): Waiting => {
    const own = leaves.filter(({ id }) => leaveIds.includes(id));
    return {
      card: {
        type: 'leave-set',
        id: `leave ${leaveIds.toSorted().join(' ')}`,
        starts_at: own.map(startOf).sort()[0] ?? '',
        if_nobody_decides: `If nobody decides, ${own.length === 2 ? 'both' : `all ${own.length}`} stay rostered and don't know whether to come.`,
        leaves: own.map((leave) => ({
          ...leave,
          holidays_worked: worked.get(leave.employee_id) ?? 0,
        })),
        short,
      },
      title: `The leave of ${own.map(({ employee_name }) => employee_name).join(', ')}`,
      shifts: own.flatMap((leave) => touched(leave).shifts),
      days: own.flatMap((leave) => touched(leave).days),
    };
  });
  return [...alone, ...joint];
}

/** By person, as the fairness ledger counts the last twelve months. */
async function countHolidaysWorked(
  scope: TenantScope,
  employeeIds: readonly string[],
  today: CalendarDate,
): Promise<Map<string, number>> {
  if (employeeIds.length === 0) return new Map();
  const all = await listLedgerPeople(scope, {});
  const people = all.filter(({ id }) => employeeIds.includes(id));
  const figures = await loadFigures(scope, people, fairnessYears(today).last, today);
  return new Map([...figures].map(([id, { counted: own }]) => [id, own.lines.holidays.count]));
}

async function endCards(
  scope: TenantScope,
  user: Viewer,
  { ending: rows, worlds }: Queue,
  now: Instant,
): Promise<Waiting[]> {
  if (rows.length === 0) return [];
  const effects = await effectsOfEnding(scope, rows, worlds, now);
  const mayDecide = await readWhoDecides(scope);
  return rows.flatMap((leave, at): Waiting[] => {
    const effect = effects[at];
    if (!effect || !leave.end_asked) return [];
    const { employee_name, employee_id, first_date, last_date } = leave;
    return [
      {
        card: {
          type: 'leave-end',
          id: leave.end_asked.id,
          starts_at: new Date(intervalOf(askedOf(leave)).start).toISOString(),
          if_nobody_decides: `If nobody decides, ${employee_name} stays on leave.`,
          leave,
          effect,
          may_decide: mayDecide(user, [employee_id]),
        },
        title: `${employee_name}'s wish to end their leave`,
        shifts: [],
        days: eachDay(first_date, last_date).map((date) => `${employee_id} ${date}`),
      },
    ];
  });
}

type Uncovered = Awaited<ReturnType<typeof listUncoveredAhead>>;
type ShortDays = Awaited<ReturnType<typeof listShortDays>>;

/** Whoever is away needn't be asked whether they come: their shift has a card as an uncovered one. */
async function shiftCards(
  scope: TenantScope,
  now: Instant,
  uncovered: Uncovered,
): Promise<Waiting[]> {
  const limits = { days: DAYS, limit: LIMITS.unconfirmedShifts };
  const away = new Set(uncovered.map(({ id }) => id));
  const toAsk = (await listToAsk(scope, now, limits)).filter(({ id }) => !away.has(id));
  return toAsk.map(({ count: _, ...shift }): Waiting => {
    const { id, employee_id, employee_name, date, start_at, answer } = shift;
    const cannot = answer === 'cannot';
    return {
      card: {
        type: 'shift',
        id: `shift ${id}`,
        starts_at: start_at,
        if_nobody_decides: cannot
          ? `If nobody acts, the shift stays with ${employee_name}, and nobody comes.`
          : `If nobody acts, the shift stays with ${employee_name}, who may not know of it.`,
        shift,
      },
      title: cannot ? `${employee_name}'s 'can't work'` : `${employee_name}'s missing answer`,
      shifts: [id],
      days: [`${employee_id} ${date}`],
    };
  });
}

function uncoveredCard({ count: _, ...shift }: Uncovered[number], short: ShortDays): Waiting {
  const { id, employee_id, employee_name, date, start_at, location_id, location_name } = shift;
  const time = timeOf(shift);
  const day = short.find((each) => each.siteId === location_id && overlaps(time, each));
  const missing = counted(day?.missing ?? 0, 'person', 'people');
  return {
    card: {
      type: 'uncovered',
      id: `uncovered ${id}`,
      starts_at: start_at,
      if_nobody_decides: day
        ? `If nobody acts, nobody works this shift, and ${location_name} is ${missing} below its minimum.`
        : 'If nobody acts, nobody works this shift.',
      shift,
    },
    title: `The uncovered shift of ${employee_name}`,
    shifts: [id],
    days: [`${employee_id} ${date}`],
  };
}

function timeOf({ start_at, end_at }: { start_at: string; end_at: string }) {
  return { start: Date.parse(start_at) as Instant, end: Date.parse(end_at) as Instant };
}

async function coverCards(scope: TenantScope, now: Instant, short: ShortDays): Promise<Waiting[]> {
  const open = short.length > 0 ? await listOpenShifts(scope, now) : [];
  return short.map((day): Waiting => {
    const missing = counted(day.missing, 'person', 'people');
    const offered = open
      .filter((each) => each.location_id === day.siteId && overlaps(timeOf(each), day))
      .reduce((sum, { places, takers }) => sum + Math.max(0, places - takers.length), 0);
    return {
      card: {
        type: 'cover',
        id: `cover ${day.siteId} ${day.date}`,
        starts_at: new Date(day.start).toISOString(),
        ends_at: new Date(day.end).toISOString(),
        if_nobody_decides: `If nobody acts, ${day.siteName} is ${missing} below its minimum.`,
        location_id: day.siteId,
        location_name: day.siteName,
        timezone: day.zone,
        date: day.date,
        missing: day.missing,
        offered: Math.min(offered, day.missing),
      },
      title: `Short cover at ${day.siteName}`,
      shifts: [],
      days: [],
    };
  });
}
