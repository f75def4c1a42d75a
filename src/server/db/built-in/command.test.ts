import { expect, test, vi } from 'vitest';
import { postmasterOf, preparedFolders, query, start, until } from './testing';

vi.setConfig({ testTimeout: 30_000 });
const prepared = preparedFolders();

test('a command joins the running server and leaves it running', async () => {
  const dataDir = await prepared();
  const server = await start(dataDir);
  const command = await start(dataDir, { mode: 'command' });
  expect(command.url).toBe(server.url);

  await command.stop();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('commands alone: the last one stops PostgreSQL', async () => {
  const dataDir = await prepared();
  const first = await start(dataDir, { mode: 'command' });
  const second = await start(dataDir, { mode: 'command' });

  await first.stop();
  expect(await query(second.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await second.stop();
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test('a server takes over what a command has started, and the command does not stop it', async () => {
  const dataDir = await prepared();
  const command = await start(dataDir, { mode: 'command' });
  const server = await start(dataDir);

  await command.stop();
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  await server.stop();
  expect(await postmasterOf(dataDir)).toBeUndefined();
});

test('a server that starts while a command stops PostgreSQL gets its own', async () => {
  const dataDir = await prepared();
  const command = await start(dataDir, { mode: 'command' });

  const [server] = await Promise.all([start(dataDir), command.stop()]);
  expect(await query(server.url, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('a command that loses its server says so and does not start another', async () => {
  const dataDir = await prepared();
  const server = await start(dataDir);
  const told: string[] = [];
  const command = await start(dataDir, { mode: 'command', onExit: (each) => told.push(each) });

  await server.stop();
  await until(async () => told.length > 0);
  expect(told).toEqual([expect.stringMatching(/unexpectedly\.$/)]);
  await command.stop();
  expect(await postmasterOf(dataDir)).toBeUndefined();
});
