// Clock events that wait in this browser until the server has them, also over a restart. The phone and the kiosk share it.
const DATABASE = 'muster-clock';
const STORE = 'waiting';

/** When something happened. */
interface Moment {
  /** By the clock of this device. */
  capturedAt: number;
  /** The same moment on a clock that nobody can set, which begins anew with each view of the page. */
  view: string;
  ticks: number;
}

export interface WaitingEvent<Details = unknown> extends Moment {
  /** Counts the events of this browser. */
  counter: number;
  id: string;
  /** Whose events these are: one browser may serve several people. */
  owner: string;
  details: Details;
  /** Why the server can't read it. It is sent no more, and waits for what its person decides. */
  aside?: string;
}

let view: string | undefined;

/**
 * Ends whenever the page is hidden: browsers stop their second clock while a device sleeps, and an event would seem
 * younger than it is. It begins when it is needed, because the build draws pages too, and has no document.
 */
function currentView(): string {
  if (view !== undefined) return view;
  const page = Math.random();
  view = String(page);
  document.addEventListener('visibilitychange', () => {
    view = `${page} ${performance.now()}`;
  });
  return view;
}

/** Taken when someone presses the button: what the event needs besides may take a while. */
export function thisMoment(): Moment {
  return { capturedAt: Date.now(), view: currentView(), ticks: performance.now() };
}

export async function addWaiting<Details>(
  owner: string,
  id: string,
  details: Details,
  moment = thisMoment(),
): Promise<void> {
  await inStore('readwrite', (store) => store.add({ id, owner, ...moment, details }));
}

/** In the order in which they were made. */
export async function listWaiting<Details>(owner: string): Promise<WaitingEvent<Details>[]> {
  return (await listOf<Details>(owner)).filter(({ aside }) => aside === undefined);
}

/** Those that were set aside. */
export async function listAside<Details>(owner: string): Promise<WaitingEvent<Details>[]> {
  return (await listOf<Details>(owner)).filter(({ aside }) => aside !== undefined);
}

async function listOf<Details>(owner: string): Promise<WaitingEvent<Details>[]> {
  const all = await inStore('readonly', (store) => store.getAll());
  return (all as WaitingEvent<Details>[]).filter((event) => event.owner === owner);
}

/** One that the server can't read must not hold up the others. */
export async function setAside(event: WaitingEvent, why: string): Promise<void> {
  await inStore('readwrite', (store) => store.put({ ...event, aside: why }));
}

export async function removeWaiting(counters: readonly number[]): Promise<void> {
  for (const counter of counters) await inStore('readwrite', (store) => store.delete(counter));
}

/** Milliseconds since the event by the second clock; null when that one began anew since. */
export function ageOf(event: WaitingEvent): number | null {
  return event.view === currentView()
    ? Math.max(0, Math.round(performance.now() - event.ticks))
    : null;
}

let opened: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(STORE, { keyPath: 'counter', autoIncrement: true });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opened;
}

/** Resolves when the browser has written it, not before. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(STORE));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}
