// One's own clock on this device. Each event waits here until the server has it, so that it outlives a lost network, a
// reload and a new session.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ClockEventsBody, ClockReceipt } from '#contract/api/clock';
import { LIMITS } from '#contract/limits';
import {
  addWaiting,
  ageOf,
  listWaiting,
  removeWaiting,
  thisMoment,
  type WaitingEvent,
} from '../offline/clock-queue';
import { ApiError, call } from '../platform/api';
import { formatTime } from '../platform/formats';
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
  own?: string;
  /** Nobody asked for it, so nobody is asked for their password. */
  background?: boolean;
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
    const { receipts } = await post(employeeId, batch, background);
    await removeWaiting(batch.map(({ counter }) => counter));
    await queryClient.refetchQueries({ queryKey: waitingQuery(employeeId).queryKey });
    for (const receipt of receipts) answered.set(receipt.id, receipt);
    tellOfRefused(batch, answered, own);
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

/** Long after the button was pressed, only a message can say what didn't count. */
function tellOfRefused(
  batch: readonly WaitingClockEvent[],
  answered: ReadonlyMap<string, ClockReceipt>,
  own: string | undefined,
): void {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  for (const { id, capturedAt } of batch) {
    const receipt = answered.get(id);
    if (receipt?.result !== 'refused' || id === own) continue;
    const time = formatTime(new Date(capturedAt).toISOString(), zone);
    toast({
      tone: 'destructive',
      title: `What you clocked at ${time} doesn't count`,
      description: receipt.sentence ?? undefined,
    });
  }
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
