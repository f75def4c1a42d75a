// Sends raw bytes to a server and reads the answer. An HTTP library would refuse to send many of them.
import { connect } from 'node:net';
import type { FuzzRequest } from './make-request';

export interface Answer {
  /** 0 when the connection ended without an answer. */
  status: number;
  headers: Record<string, string>;
  body: string;
  ms: number;
}

const GIVE_UP_MS = 15_000;

export function send(port: number, request: FuzzRequest): Promise<Answer> {
  const begin = performance.now();
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: 'localhost', noDelay: true });
    const finish = () => {
      clearTimeout(timer);
      socket.destroy();
      const { status, headers, body } = readAnswer(Buffer.concat(chunks));
      resolve({ status, headers, body, ms: performance.now() - begin });
    };
    const timer = setTimeout(finish, GIVE_UP_MS);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      // An event stream never ends, and nothing follows after 'upgrade'.
      if (/^HTTP\/1\.1 (101|200)/.test(chunks[0]?.toString('latin1', 0, 12) ?? '')) {
        if (/text\/event-stream/.test(Buffer.concat(chunks).toString('latin1', 0, 4_000))) finish();
      }
    });
    // The answer may have arrived even when the server refused the rest of the request.
    socket.on('error', () => undefined);
    socket.on('close', finish);
    socket.write(wireOf(request));
  });
}

export function wireOf(request: FuzzRequest): Buffer {
  const lines = [
    `${request.method} ${request.target} ${request.version}`,
    ...request.headers.map(([name, value]) => `${name}: ${value}`),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), request.body]);
}

function readAnswer(bytes: Buffer): Omit<Answer, 'ms'> {
  const end = bytes.indexOf('\r\n\r\n');
  const [first = '', ...lines] = bytes.toString('latin1', 0, Math.max(end, 0)).split('\r\n');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0);
  if (end < 0 || status === 0) return { status: 0, headers: {}, body: '' };
  if (status === 100) return readAnswer(bytes.subarray(end + 4));
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const rest = bytes.subarray(end + 4);
  const length = Number(headers['content-length'] ?? rest.length);
  return { status, headers, body: rest.toString('utf8', 0, length) };
}
