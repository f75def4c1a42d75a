// A gateway of an operator. It accepts only requests that are signed with the shared secret, by code of its own.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Received {
  id: string;
  phone: string;
  text: string;
}

export interface FakeSmsGateway {
  url: string;
  /** What came since it was last asked, with the answer that it got. */
  received(): (Received & { status: number })[];
  /** Paths that were called, also those that a redirect named. */
  paths: string[];
  /** What it answers from now on: a status, nothing at all, or whatever this does first. */
  behave(behaviour: Behaviour): void;
  close(): Promise<void>;
}

type Behaviour = number | 'silence' | (() => Promise<void>);

const FIVE_MINUTES = 300;

export async function startFakeSmsGateway(secret: string): Promise<FakeSmsGateway> {
  const received: (Received & { status: number })[] = [];
  const paths: string[] = [];
  let behaviour: Behaviour = 202;
  const server = createServer(async (request, response) => {
    paths.push(request.url ?? '');
    const body = await text(request);
    if (behaviour === 'silence') {
      request.socket.destroy();
      return;
    }
    if (typeof behaviour === 'function') await behaviour();
    const wanted = typeof behaviour === 'number' ? behaviour : 202;
    const status = isSigned(secret, request, body) ? wanted : 401;
    received.push({ ...JSON.parse(body), status });
    response.writeHead(status, { location: '/elsewhere' }).end('x'.repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms?key=of-the-operator`,
    received: () => received.splice(0),
    paths,
    behave(next) {
      behaviour = next;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function isSigned(secret: string, { method, headers }: IncomingMessage, body: string): boolean {
  const timestamp = String(headers['muster-timestamp']);
  const expected = Buffer.from(
    `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`,
  );
  const given = Buffer.from(String(headers['muster-signature']));
  return (
    method === 'POST' &&
    headers['content-type'] === 'application/json' &&
    headers['idempotency-key'] === JSON.parse(body).id &&
    Math.abs(Date.now() / 1000 - Number(timestamp)) < FIVE_MINUTES &&
    given.length === expected.length &&
    timingSafeEqual(given, expected)
  );
}
