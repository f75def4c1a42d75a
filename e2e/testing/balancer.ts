// One address in front of several servers, as nginx does it: to whoever has the least to do, in turn where that is equal,
// to the next one when a server is gone. What was sent and not answered is repeated only if it changes nothing; else the answer is 502.
import {
  Agent,
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface Balancer {
  url: string;
  /** How many event streams each port has open. */
  streams(): number[];
  /** How many requests each port has answered. */
  answered(): number[];
  close(): void;
}

const EVENTS = '/api/events';
const BETWEEN_TWO_HOPS = ['connection', 'keep-alive', 'transfer-encoding'];

function add(counts: number[], server: number, difference: number): void {
  counts[server] = (counts[server] ?? 0) + difference;
}

function passedOn(headers: OutgoingHttpHeaders): OutgoingHttpHeaders {
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !BETWEEN_TWO_HOPS.includes(name)),
  );
}

export async function startBalancer(ports: number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const streams = ports.map(() => 0);
  const calls = ports.map(() => 0);
  const answered = ports.map(() => 0);
  let turn = 0;

  /** Those with the least to do first. */
  function inOrder(underWay: number[]): number[] {
    turn += 1;
    const servers = ports.map((_, index) => (index + turn) % ports.length);
    return servers.sort((one, other) => (underWay[one] ?? 0) - (underWay[other] ?? 0));
  }

  /** Resolves with the answer of one server; its body may still be on the way. */
  function ask(server: number, incoming: IncomingMessage, body: Buffer, response: ServerResponse) {
    return new Promise<IncomingMessage>((resolve, reject) => {
      const headers = passedOn(incoming.headers);
      headers['x-forwarded-for'] = [headers['x-forwarded-for'], incoming.socket.remoteAddress]
        .filter(Boolean)
        .join(', ');
      const { method, url } = incoming;
      const options = { agent, port: ports[server], host: 'localhost', method, path: url, headers };
      const outgoing = request(options, resolve);
      outgoing.on('error', reject);
      response.once('close', () => outgoing.destroy());
      outgoing.end(body);
    });
  }

  function passBack(answer: IncomingMessage, response: ServerResponse): void {
    response.writeHead(answer.statusCode ?? 502, passedOn(answer.headers));
    response.flushHeaders();
    answer.pipe(response);
    // A server that dies in the middle of an answer: the client must not take it for whole.
    answer.on('close', () => {
      if (!answer.complete) response.destroy();
    });
  }

  async function serve(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const underWay = incoming.url?.startsWith(EVENTS) ? streams : calls;
    for (const server of inOrder(underWay)) {
      // Whoever asked has gone: a stream that the next server opened for nobody would never end.
      if (response.destroyed) return;
      add(underWay, server, 1);
      try {
        const answer = await ask(server, incoming, body, response);
        answer.on('close', () => add(underWay, server, -1));
        add(answered, server, 1);
        passBack(answer, response);
        return;
      } catch (error) {
        add(underWay, server, -1);
        const refused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (!refused && incoming.method !== 'GET') break;
      }
    }
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
  }

  const balancer = createServer((incoming, response) => {
    serve(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => balancer.listen(0, 'localhost', resolve));
  return {
    url: `http://localhost:${(balancer.address() as AddressInfo).port}`,
    streams: () => [...streams],
    answered: () => [...answered],
    close() {
      balancer.close();
      balancer.closeAllConnections();
      agent.destroy();
    },
  };
}
