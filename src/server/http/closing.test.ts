import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createTestApp } from '../testing/test-app';

test('a connection that was opened and never used does not hold up the stop', async () => {
  const testApp = await createTestApp();
  const address = new URL(await testApp.app.listen({ port: 0 }));
  const socket = connect(Number(address.port), address.hostname);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  // Answered, so the server knows of the first connection, too.
  expect((await fetch(new URL('/api/health', address))).status).toBe(200);
  await testApp.close();
  await closed;
});
