import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test, vi } from 'vitest';
import { cookieHeader } from '../testing/browser';
import { registerOwner } from '../testing/people';
import { createTestApp } from '../testing/test-app';

test('an unused connection does not delay the stop', async () => {
  const testApp = await createTestApp();
  const address = new URL(await testApp.app.listen({ port: 0 }));
  const socket = connect(Number(address.port), address.hostname);
  const closed = once(socket, 'close');
  await once(socket, 'connect');
  // An answer to this call shows that the server has accepted the first connection too.
  expect((await fetch(new URL('/api/health', address))).status).toBe(200);
  await testApp.close();
  await closed;
});

test.each(['/api/health', '/api/events'])(
  'a call of %s during the stop is answered, and its connection closed',
  async (path) => {
    const testApp = await createTestApp();
    const { browser } = await registerOwner(testApp);
    const address = new URL(await testApp.app.listen({ port: 0 }));
    const socket = connect(Number(address.port), address.hostname);
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    const more = `HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookieHeader(browser.cookies)}\r\n`;
    socket.write(`GET /api/health ${more}\r\n`);
    await vi.waitFor(() => expect(received).toContain('{"status":"ok"}'));
    socket.write(`GET ${path} ${more}`);
    expect((await fetch(new URL('/api/health', address))).status).toBe(200);

    const closing = testApp.close();
    await vi.waitFor(() => expect(fetch(new URL('/api/health', address))).rejects.toThrow());
    received = '';
    const closed = once(socket, 'close');
    socket.write('\r\n');
    await closed;
    expect(received).toContain('HTTP/1.1 200 OK');
    await closing;
  },
);
