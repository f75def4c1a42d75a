// The state of a kiosk: what the server last said, the events that wait, and what became of those that were refused.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { KioskKind, KioskReceipt, KioskView } from '#contract/api/kiosk';
import {
  addWaiting,
  ageOf,
  listWaiting,
  removeWaiting,
  type WaitingEvent,
} from '../../offline/clock-queue';
import { useOnline } from '../../offline/use-online';
import { ApiError, call } from '../../platform/api';
import { sealPin } from './seal-pin';

export type KioskClocker = { id: string } | { number: string };

interface Answer {
  receipts: KioskReceipt[];
  kiosk: KioskView;
}

interface Details {
  kind: KioskKind;
  person: KioskClocker;
  sealed: string;
  sealedFor: string;
}

/** Waits: the event is safe in this tablet and will be sent later. */
export type ClockOutcome = { result: 'waits' } | KioskReceipt;

const OWNER = 'kiosk';
const KEPT = 'muster-kiosk';
const REFRESH_MS = 20_000;
const REOPEN_MS = 3_000;
const AT_A_TIME = 20;

export function useKiosk() {
  const online = useOnline();
  const [kiosk, setKiosk] = useState<KioskView | null>(readKept);
  const [state, setState] = useState<'loading' | 'none' | 'ready'>(kiosk ? 'ready' : 'loading');
  const [reachable, setReachable] = useState(true);
  const [waiting, setWaiting] = useState<readonly WaitingEvent<Details>[]>([]);
  const [removed, setRemoved] = useState(false);
  const [refusals, setRefusals] = useState<string[]>([]);
  const sending = useRef<Promise<Map<string, KioskReceipt>>>(undefined);

  const show = useCallback((next: KioskView) => {
    localStorage.setItem(KEPT, JSON.stringify(next));
    setKiosk(next);
    setState('ready');
    setReachable(true);
    setRemoved(false);
  }, []);

  const fail = useCallback((error: unknown) => {
    if (error instanceof ApiError && error.code === 'not_a_kiosk') {
      if (localStorage.getItem(KEPT)) setRemoved(true);
      localStorage.removeItem(KEPT);
      setKiosk(null);
      setState('none');
      return;
    }
    setReachable(false);
    setState((before) => (before === 'loading' ? 'none' : before));
  }, []);

  /** One after the other: two at a time would send the same events twice. */
  const flush = useCallback(
    async (own?: string) => {
      await sending.current;
      sending.current = sendAll(own, show, (lines) =>
        setRefusals((before) => [...before, ...lines]),
      ).finally(async () => setWaiting(await listWaiting<Details>(OWNER)));
      return sending.current;
    },
    [show],
  );

  const refresh = useCallback(async () => {
    try {
      await flush();
      show(await call('GET /api/kiosk'));
    } catch (error) {
      fail(error);
    }
  }, [flush, show, fail]);

  // A tablet that was switched off may hold events of before.
  useEffect(() => {
    void listWaiting<Details>(OWNER).then(setWaiting);
  }, []);

  useEffect(() => {
    if (online) void refresh();
    const timer = setInterval(() => void (navigator.onLine && refresh()), REFRESH_MS);
    return () => clearInterval(timer);
  }, [online, refresh]);

  const enrolled = kiosk !== null;
  useEffect(
    () => (enrolled && online ? followKiosk(() => void refresh()) : undefined),
    [enrolled, online, refresh],
  );

  async function clock(person: KioskClocker, kind: KioskKind, pin: string): Promise<ClockOutcome> {
    if (!kiosk) throw new Error('There is no kiosk');
    const id = crypto.randomUUID();
    const sealed = await sealPin(kiosk.key, id, pin);
    await addWaiting<Details>(OWNER, id, { kind, person, sealed, sealedFor: kiosk.id });
    setWaiting(await listWaiting<Details>(OWNER));
    if (!navigator.onLine) return { result: 'waits' };
    try {
      return (await flush(id)).get(id) ?? { result: 'waits' };
    } catch (error) {
      fail(error);
      return { result: 'waits' };
    }
  }

  async function enrol(code: string): Promise<void> {
    await call('POST /api/kiosks/enrol', { body: { code } });
    await refresh();
  }

  return {
    kiosk: kiosk && withWaiting(kiosk, waiting),
    state,
    offline: !online || !reachable,
    /** How many events wait in this tablet. */
    waiting: waiting.length,
    /** It was a kiosk until an admin removed it. */
    removed,
    refusals,
    forgetRefusals: () => setRefusals([]),
    clock,
    enrol,
  };
}

/**
 * Nothing comes through this stream but its greeting. It ends as soon as the kiosk is removed, and the tablet asks what
 * became of it. The kiosk may have been removed just before the greeting, so that asks too.
 */
function followKiosk(ask: () => void): () => void {
  let source: EventSource;
  let reopening: ReturnType<typeof setTimeout> | undefined;

  function open(): void {
    let greeted = false;
    source = new EventSource('/api/kiosk/stream');
    source.addEventListener('hello', () => {
      greeted = true;
      ask();
    });
    source.addEventListener('error', () => {
      // Once for each break: while the server is away, the browser tries every second.
      if (greeted) ask();
      greeted = false;
      // A refused stream is closed for good by the browser; a broken one it opens again by itself.
      if (source.readyState === EventSource.CLOSED) reopening = setTimeout(open, REOPEN_MS);
    });
  }

  open();
  return () => {
    clearTimeout(reopening);
    source.close();
  };
}

/** Sends what waits. Whoever stands at the tablet hears of their own event; refusals of older ones are noted. */
async function sendAll(
  own: string | undefined,
  show: (kiosk: KioskView) => void,
  note: (lines: string[]) => void,
): Promise<Map<string, KioskReceipt>> {
  const answered = new Map<string, KioskReceipt>();
  for (;;) {
    const waiting = (await listWaiting<Details>(OWNER)).filter(({ id }) => !answered.has(id));
    const batch = waiting.slice(0, AT_A_TIME);
    if (batch.length === 0) return answered;
    const { receipts, kiosk } = await sendBatch(batch);
    const of = new Map(receipts.map((receipt) => [receipt.id, receipt]));
    // Too many wrong PINs: what someone clocked earlier waits until the kiosk takes PINs again.
    const done = batch.filter(({ id }) => of.get(id)?.result !== 'locked' || id === own);
    await removeWaiting(done.map(({ counter }) => counter));
    note(
      batch.flatMap(({ id, capturedAt }) =>
        of.get(id)?.result === 'refused' && id !== own
          ? [`${timeText(capturedAt, kiosk.timezone)}: ${of.get(id)?.sentence}`]
          : [],
      ),
    );
    for (const receipt of receipts) answered.set(receipt.id, receipt);
    show(kiosk);
  }
}

/** What people pressed is shown before the server knows of it. */
function withWaiting(kiosk: KioskView, waiting: readonly WaitingEvent<Details>[]): KioskView {
  const people = kiosk.people.map((known) => {
    const own = waiting.filter(
      ({ details }) => 'id' in details.person && details.person.id === known.id,
    );
    const last = own.at(-1);
    if (!last) return known;
    const state = STATE_AFTER[last.details.kind];
    return {
      ...known,
      state,
      since: state === 'off' ? null : new Date(last.capturedAt).toISOString(),
    };
  });
  return { ...kiosk, people };
}

const STATE_AFTER = { in: 'on', out: 'off', 'break-start': 'break', 'break-end': 'on' } as const;

/** One that the server can't read is refused by itself: the whole is sent again in halves until it is found. */
async function sendBatch(batch: readonly WaitingEvent<Details>[]): Promise<Answer> {
  try {
    return await call('POST /api/kiosk/events', {
      body: {
        sentAt: new Date().toISOString(),
        events: batch.map((event) => ({
          id: event.id,
          counter: event.counter,
          capturedAt: new Date(event.capturedAt).toISOString(),
          ageMs: ageOf(event),
          ...event.details,
        })),
      },
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 400) throw error;
    const [first] = batch;
    if (!first || batch.length === 1) {
      const { id = '' } = first ?? {};
      const refused = { id, result: 'refused', sentence: error.sentence, name: null } as const;
      return { receipts: [refused], kiosk: await call('GET /api/kiosk') };
    }
    const half = Math.ceil(batch.length / 2);
    const before = await sendBatch(batch.slice(0, half));
    const after = await sendBatch(batch.slice(half));
    return { receipts: [...before.receipts, ...after.receipts], kiosk: after.kiosk };
  }
}

export function timeText(at: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-AU', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(at);
}

function readKept(): KioskView | null {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? 'null');
  } catch {
    return null;
  }
}
