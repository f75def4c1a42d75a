import { expect, test } from 'vitest';
import { createTurns, type Turns } from './turns';

/** Tasks that end when they are told to, and the order in which they began. */
function openTasks(turns: Turns) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    begun,
    add(key: string, name: string, gone?: AbortSignal) {
      const task = () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve(name));
        });
      return turns.run(key, task, gone);
    },
    async end(name: string) {
      ends.get(name)?.();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

const LONG = { waitMs: 60_000 };

test('the tasks of one key run one after the other, in order', async () => {
  const tasks = openTasks(createTurns({ perKey: 1, ...LONG }));
  const all = ['one', 'two', 'three'].map((name) => tasks.add('acacia', name));
  await tasks.end('');
  expect(tasks.begun).toEqual(['one']);
  await tasks.end('one');
  expect(tasks.begun).toEqual(['one', 'two']);
  await tasks.end('two');
  await tasks.end('three');
  expect(await Promise.all(all)).toEqual(['one', 'two', 'three']);
});

test('a key with many tasks leaves room for another one, and the keys take turns', async () => {
  const turns = createTurns({ perKey: 2, total: 3, ...LONG });
  const tasks = openTasks(turns);
  const all = [
    ...['a1', 'a2', 'a3', 'a4'].map((name) => tasks.add('acacia', name)),
    ...['b1', 'b2'].map((name) => tasks.add('banksia', name)),
  ];
  await tasks.end('');
  expect(tasks.begun).toEqual(['a1', 'a2', 'b1']);
  expect(turns.waiting()).toBe(3);
  await tasks.end('a1');
  expect(tasks.begun.slice(3)).toEqual(['a3']);
  await tasks.end('a2');
  expect(tasks.begun.slice(4)).toEqual(['b2']);
  for (const name of ['a3', 'b1', 'b2', 'a4']) await tasks.end(name);
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'b2']);
});

test('a task that waits too long is refused with 503, and the next one moves up', async () => {
  const turns = createTurns({ perKey: 1, waitMs: 30, sentence: 'Not now.' });
  const tasks = openTasks(turns);
  const first = tasks.add('acacia', 'one');
  await expect(tasks.add('acacia', 'two')).rejects.toMatchObject({
    status: 503,
    message: 'Not now.',
    details: { retryAfterSeconds: 2 },
  });
  const third = tasks.add('acacia', 'three');
  await tasks.end('one');
  await tasks.end('three');
  expect(await Promise.all([first, third])).toEqual(['one', 'three']);
  expect(tasks.begun).toEqual(['one', 'three']);
});

test('a caller who has gone loses the place in the line', async () => {
  const turns = createTurns({ perKey: 1, ...LONG });
  const tasks = openTasks(turns);
  const first = tasks.add('acacia', 'one');
  const caller = new AbortController();
  const second = tasks.add('acacia', 'two', caller.signal);
  caller.abort();
  await expect(second).rejects.toMatchObject({ code: 'busy' });
  await expect(tasks.add('acacia', 'three', caller.signal)).rejects.toMatchObject({ code: 'busy' });
  expect(turns.waiting()).toBe(0);
  await tasks.end('one');
  expect(await first).toBe('one');
});

test('a task that fails gives its turn to the next one', async () => {
  const turns = createTurns({ perKey: 1, ...LONG });
  const failed = turns.run('acacia', () => Promise.reject(new Error('no')));
  const next = turns.run('acacia', async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

test('more than 500 waiting tasks of one key are refused straight away', async () => {
  const turns = createTurns({ perKey: 1, ...LONG });
  const never = () => new Promise<never>(() => undefined);
  for (let task = 0; task < 501; task += 1) turns.run('acacia', never).catch(() => undefined);
  await expect(turns.run('acacia', never)).rejects.toMatchObject({ status: 503 });
  expect(await turns.run('banksia', async () => 'served')).toBe('served');
});

test('during a stop, whatever waits is refused, and what runs goes on', async () => {
  const turns = createTurns({ perKey: 1, ...LONG });
  const tasks = openTasks(turns);
  const first = tasks.add('acacia', 'one');
  const second = tasks.add('acacia', 'two');
  turns.refuseWaiting();
  await expect(second).rejects.toMatchObject({ status: 503 });
  await expect(tasks.add('acacia', 'three')).rejects.toMatchObject({ status: 503 });
  await tasks.end('one');
  expect(await first).toBe('one');
  expect(await turns.run('banksia', async () => 'free')).toBe('free');
});
