import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getConnection } from './connection';
import { followEvents } from './live-events';

/** The browser's event stream, told by hand. */
let stream: EventTarget & { readyState: number; close: () => void };

function OpenStream() {
  stream = Object.assign(new EventTarget(), { readyState: 0, close: () => {} });
  return stream;
}

function say(type: string, data?: object) {
  stream.dispatchEvent(Object.assign(new Event(type), { data: JSON.stringify(data) }));
}

let page: EventTarget & { hidden: boolean };
let reads: number;
/** Of a query of one week that is read at most every three seconds. */
let readsOfWeek: number;
let marks: unknown[];
let stop: () => void;

beforeEach(async () => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal('document', page);
  vi.stubGlobal('EventSource', OpenStream);
  reads = 0;
  readsOfWeek = 0;
  const client = new QueryClient();
  const observer = new QueryObserver(client, {
    queryKey: ['shifts'],
    meta: { topics: ['shifts'] },
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      reads += 1;
      return reads;
    },
  });
  const week = new QueryObserver(client, {
    queryKey: ['clocked'],
    meta: { topics: ['time'], dates: { from: '2027-03-08', to: '2027-03-14' }, everyMs: 3_000 },
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => {
      readsOfWeek += 1;
      return readsOfWeek;
    },
  });
  const leaves = [observer.subscribe(() => {}), week.subscribe(() => {})];
  marks = [];
  const unfollow = followEvents(client, (topic, mark) => marks.push([topic, mark]));
  stop = () => {
    unfollow();
    for (const leave of leaves) leave();
  };
  await vi.advanceTimersByTimeAsync(0);
  reads = 0;
  readsOfWeek = 0;
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const show = (visible: boolean) => {
  page.hidden = !visible;
  page.dispatchEvent(new Event('visibilitychange'));
};

test('an event of its topic is read at once, another is not', async () => {
  say('hello');
  say('message', { topic: 'locations' });
  await wait(0);
  expect(reads).toBe(0);
  say('message', { topic: 'shifts' });
  await wait(0);
  expect(reads).toBe(1);
});

test('an event about the roster is passed on, and reads nothing by itself', async () => {
  say('hello');
  const roster = { revision: 7, from: '2027-03-01', to: '2027-03-02', tab: 'x' };
  say('message', { topic: 'shifts', roster });
  await wait(0);
  expect([reads, marks]).toEqual([0, [['shifts', roster]]]);
});

test('without the stream it is read every five seconds, and once more when the stream is back', async () => {
  say('hello');
  say('error');
  expect(getConnection()).toBe('reconnecting');
  await wait(10_000);
  expect(reads).toBe(2);
  say('hello');
  await wait(0);
  expect(getConnection()).toBe('live');
  expect(reads).toBe(3);
  await wait(20_000);
  expect(reads).toBe(3);
});

test('a hidden tab does not ask, and asks once when it is seen again', async () => {
  say('error');
  show(false);
  await wait(60_000);
  expect(reads).toBe(0);
  show(true);
  await wait(0);
  expect(reads).toBe(1);
  await wait(4_000);
  expect(reads).toBe(1);
});

const clocked = (date: string) =>
  say('message', { topic: 'time', dates: { from: date, to: date } });

test('while people clock in, what they clocked is read every few seconds, and after the last of them', async () => {
  say('hello');
  for (let second = 0; second < 60; second += 1) {
    clocked('2027-03-10');
    clocked('2027-03-10');
    await wait(1_000);
  }
  // At once, and every three seconds since.
  expect(readsOfWeek).toBe(21);
  await wait(3_000);
  clocked('2027-03-10');
  await wait(0);
  const before = readsOfWeek;
  clocked('2027-03-10');
  await wait(2_999);
  expect(readsOfWeek).toBe(before);
  await wait(1);
  expect(readsOfWeek).toBe(before + 1);
  await wait(60_000);
  expect(readsOfWeek).toBe(before + 1);
});

test('what was clocked on other days than those in sight is not read', async () => {
  say('hello');
  clocked('2027-03-06');
  clocked('2027-03-16');
  await wait(10_000);
  expect(readsOfWeek).toBe(0);
  // What is clocked in the evening may belong to the shift of the next day.
  clocked('2027-03-07');
  await wait(10_000);
  clocked('2027-03-15');
  await wait(10_000);
  say('message', { topic: 'time' });
  await wait(0);
  expect(readsOfWeek).toBe(3);
});
