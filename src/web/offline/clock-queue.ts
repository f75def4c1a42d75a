// Clock events that wait in this browser until the server has them, also over a restart. The phone and the kiosk share it.
const DATABASE = 'muster-clock';
const STORE = 'waiting';

export interface WaitingEvent<Details = unknown> {
  /** Counts the events of this browser. */
  counter: number;
  id: string;
  /** Whose events these are: one browser may serve several people. */
  owner: string;
  /** By the clock of this device. */
  capturedAt: number;
  /** The same moment on a clock that nobody can set, which begins anew with each view of the page. */
  view: string;
  ticks: number;
  details: Details;
}

/**
 * Ends whenever the page is hidden: browsers stop their second clock while a device sleeps, and an event would seem
 * younger than it is.
 */
let view = String(Math.random());
document.addEventListener('visibilitychange', () => {
  view = `${view.split(' ')[0]} ${performance.now()}`;
});

export async function addWaiting<Details>(
  owner: string,
  id: string,
  details: Details,
): Promise<void> {
  const event = { id, owner, capturedAt: Date.now(), view, ticks: performance.now(), details };
  await inStore('readwrite', (store) => store.add(event));
}

/** In the order in which they were made. */
export async function listWaiting<Details>(owner: string): Promise<WaitingEvent<Details>[]> {
  const all = await inStore('readonly', (store) => store.getAll());
  return (all as WaitingEvent<Details>[]).filter((event) => event.owner === owner);
}

export async function removeWaiting(counters: readonly number[]): Promise<void> {
  for (const counter of counters) await inStore('readwrite', (store) => store.delete(counter));
}

/** Milliseconds since the event by the second clock; null when that one began anew since. */
export function ageOf(event: WaitingEvent): number | null {
  return event.view === view ? Math.max(0, Math.round(performance.now() - event.ticks)) : null;
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
