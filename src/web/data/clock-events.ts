// One's own clock on this device. Each event waits here until the server has it, so that it outlives a lost network, a
// reload and a new session.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ClockEventsBody, ClockReceipt } from '#contract/api/clock';
import { LIMITS } from '#contract/limits';
import { dateAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import {
  addWaiting,
  ageOf,
  listAside,
  listWaiting,
  removeWaiting,
  setAside,
  thisMoment,
  type WaitingEvent,
} from '../offline/clock-queue';
import { ApiError, call } from '../platform/api';
import { formatShortDay, formatTime, todayIn } from '../platform/formats';
import { newUuid } from '../platform/new-uuid';
import { queryClient } from '../platform/query-client';
import { toast } from '../ui/toast-store';
import { useUser } from './session';
import { clockStateQuery } from './time';

type SentEvent = ClockEventsBody['events'][number];

export interface ClockDetails {
  event: Pick<SentEvent, 'kind' | 'locationId' | 'position'>;
  /** What the screen shows of someone who clocked in, until the server knows it. */
  shown?: {
    location_name: string;
    timezone: string;
    shift: { id: string; start_at: string; end_at: string } | null;
  };
}
export type WaitingClockEvent = WaitingEvent<ClockDetails>;

const waitingQuery = (employeeId: string) =>
  queryOptions({
    queryKey: ['waiting clock events', employeeId],
    // A tab beside this one may have sent them.
    meta: { topics: ['time'] },
    queryFn: () => listWaiting<ClockDetails>(employeeId),
  });

/** What waits on this device, in the order in which it happened. */
export function useWaitingEvents(): readonly WaitingClockEvent[] {
  const { employee_id } = useUser();
  const { data } = useQuery({
    ...waitingQuery(employee_id ?? ''),
    enabled: employee_id !== null,
  });
  return data ?? NONE;
}

const NONE: readonly WaitingClockEvent[] = [];

const asideQuery = (employeeId: string) =>
  queryOptions({
    queryKey: ['clock events set aside', employeeId],
    queryFn: () => listAside<ClockDetails>(employeeId),
  });

/** What the server couldn't read, until the person has decided about it. */
export function useAsideEvents(employeeId: string): readonly WaitingClockEvent[] {
  return useQuery(asideQuery(employeeId)).data ?? NONE;
}

export async function removeAside({ owner, counter }: WaitingClockEvent): Promise<void> {
  await removeWaiting([counter]);
  await queryClient.invalidateQueries({ queryKey: asideQuery(owner).queryKey });
}

/** The managers get a note, and the event goes away. False where nobody else is a manager: it stays then. */
export async function tellManagersOf(event: WaitingClockEvent): Promise<boolean> {
  const { id, details, capturedAt } = event;
  const body = { id, kind: details.event.kind, when: momentText(capturedAt) };
  const { told } = await call('POST /api/clock/notes', { body });
  if (told > 0) await removeAside(event);
  return told > 0;
}

/** Null: the event is safe on this device, and will be sent later. */
export async function clockEvent(
  employeeId: string,
  details: ClockDetails,
  findPosition: () => Promise<SentEvent['position']>,
): Promise<ClockReceipt | null> {
  const moment = thisMoment();
  const id = newUuid();
  const position = await findPosition();
  const whole = { ...details, event: { ...details.event, ...(position && { position }) } };
  const kept = await addWaiting<ClockDetails>(employeeId, id, whole, moment).then(
    () => true,
    () => false,
  );
  if (!kept) {
    // Some private windows keep nothing. They can clock as long as the server answers.
    const event = { ...moment, id, owner: employeeId, counter: 0, details: whole };
    return (await post(employeeId, [event])).receipts[0] ?? null;
  }
  await queryClient.refetchQueries({ queryKey: waitingQuery(employeeId).queryKey });
  try {
    return (await sendWaiting(employeeId, { own: id })).get(id) ?? null;
  } catch (error) {
    if (error instanceof ApiError && isForLater(error)) return null;
    // Whoever is told that it failed must not find it done later.
    await forget(employeeId, id);
    throw error;
  }
}

async function forget(employeeId: string, id: string): Promise<void> {
  const own = (await listWaiting(employeeId)).filter((event) => event.id === id);
  await removeWaiting(own.map(({ counter }) => counter));
  await queryClient.refetchQueries({ queryKey: waitingQuery(employeeId).queryKey });
}

/** The server may be away or busy, or the session may have ended. */
function isForLater({ status }: ApiError): boolean {
  return status === 0 || status === 401 || status === 429 || status >= 500;
}

let sending: Promise<unknown> = Promise.resolve();

interface Sending {
  /** Whoever pressed the button hears of this event themselves. */
  own?: string | undefined;
  /** Nobody asked for it, so nobody is asked for their password. */
  background?: boolean | undefined;
}

/** One after the other: two at a time would send the same events twice. */
export function sendWaiting(
  employeeId: string,
  how: Sending = {},
): Promise<Map<string, ClockReceipt>> {
  const next = sending.then(() => sendAll(employeeId, how));
  sending = next.catch(() => undefined);
  return next;
}

async function sendAll(
  employeeId: string,
  { own, background }: Sending,
): Promise<Map<string, ClockReceipt>> {
  const answered = new Map<string, ClockReceipt>();
  for (;;) {
    const waiting = await listWaiting<ClockDetails>(employeeId);
    const batch = waiting.slice(0, LIMITS.clockEvents);
    if (batch.length === 0) return answered;
    const receipts = await sendBatch(employeeId, batch, { own, background });
    await queryClient.refetchQueries({ queryKey: waitingQuery(employeeId).queryKey });
    for (const receipt of receipts) answered.set(receipt.id, receipt);
    tellOfAnswers(batch, answered, own);
  }
}

/** Where the server can't read the whole, it gets smaller parts, until the event is found that it can't read. */
async function sendBatch(
  employeeId: string,
  batch: readonly WaitingClockEvent[],
  how: Sending,
): Promise<ClockReceipt[]> {
  try {
    const { receipts } = await post(employeeId, batch, how.background);
    await removeWaiting(batch.map(({ counter }) => counter));
    return receipts;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    const [first] = batch;
    if (batch.length > 1) {
      const half = Math.ceil(batch.length / 2);
      const before = await sendBatch(employeeId, batch.slice(0, half), how);
      return [...before, ...(await sendBatch(employeeId, batch.slice(half), how))];
    }
    if (!first) return [];
    // Whoever pressed the button is told, and presses again.
    if (first.id === how.own) {
      await removeWaiting([first.counter]);
      return [{ id: first.id, result: 'refused', sentence: error.sentence }];
    }
    await setAside(first, error.sentence);
    await queryClient.invalidateQueries({ queryKey: asideQuery(employeeId).queryKey });
    return [];
  }
}

async function post(
  employeeId: string,
  events: readonly WaitingClockEvent[],
  background: boolean | undefined = false,
) {
  const answer = await call('POST /api/clock/events', {
    body: {
      sentAt: new Date().toISOString(),
      source: matchMedia('(pointer: coarse)').matches ? 'phone' : 'web',
      employeeId,
      events: events.map((event) => ({
        ...event.details.event,
        id: event.id,
        counter: event.counter,
        capturedAt: new Date(event.capturedAt).toISOString(),
        ageMs: ageOf(event),
      })),
    },
    ...(background && { ask: false as const }),
  });
  await queryClient.cancelQueries({ queryKey: clockStateQuery.queryKey });
  queryClient.setQueryData(clockStateQuery.queryKey, answer.state);
  return answer;
}

/** Long after the button was pressed, only a message can say what doesn't count, or what a manager will look at. */
function tellOfAnswers(
  batch: readonly WaitingClockEvent[],
  answered: ReadonlyMap<string, ClockReceipt>,
  own: string | undefined,
): void {
  const times = new Map<string, string[]>();
  for (const { id, capturedAt } of batch) {
    const { result, sentence } = answered.get(id) ?? {};
    if (id === own || !sentence || (result !== 'refused' && result !== 'flagged')) continue;
    const key = `${result} ${sentence}`;
    times.set(key, [...(times.get(key) ?? []), momentText(capturedAt)]);
  }
  for (const [key, moments] of times) {
    const refused = key.startsWith('refused');
    const [first = ''] = moments;
    const last = moments.at(-1);
    const when = last === first ? `at ${first}` : `from ${first} to ${last}`;
    toast({
      tone: refused ? 'destructive' : 'success',
      title: refused ? `What you clocked ${when} doesn't count` : `About what you clocked ${when}`,
      description: key.slice(key.indexOf(' ') + 1),
    });
  }
}

/** '09:00', or '09:00 on Wed 10 Mar' of another day, by the clock of this device. */
export function momentText(capturedAt: number): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const time = formatTime(new Date(capturedAt).toISOString(), zone);
  const day = dateAt(capturedAt as Instant, zone as Zone);
  return day === todayIn(zone) ? time : `${time} on ${formatShortDay(day)}`;
}

const RETRY_MS = 20_000;

/** Sends what waits, from any page, as soon as the server can be reached. */
export function useSendingOfEvents(employeeId: string | null): void {
  useEffect(() => {
    if (employeeId === null) return;
    const send = () => {
      if (!document.hidden) void sendQuietly(employeeId);
    };
    send();
    const timer = setInterval(send, RETRY_MS);
    addEventListener('online', send);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
      document.removeEventListener('visibilitychange', send);
    };
  }, [employeeId]);
}

/** Returns how many still wait. A browser without storage has none. */
export async function sendQuietly(employeeId: string): Promise<number> {
  const count = async () => (await listWaiting(employeeId)).length;
  try {
    // Also while the browser says that it is offline: Muster on this very computer answers without a network.
    if ((await count()) > 0) await sendWaiting(employeeId, { background: true });
    return await count();
  } catch {
    return count().catch(() => 0);
  }
}
