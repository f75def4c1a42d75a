// A push service like those of the browsers' makers. It accepts only messages that are signed by the key that the browser
// subscribed with (RFC 8292), and reads them as the browser would (RFC 8291), with its own code.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Behaviour = number | 'reset';

interface FakeSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

interface Received {
  endpoint: string;
  ttl: number;
  urgency: string;
  topic: string;
  subject: string;
  text: string;
}

export interface FakePushService {
  origin: string;
  /** Requests so far, also those that were refused. */
  requests: string[];
  /** What browsers got since it was last asked. */
  received(): Received[];
  /** A browser that subscribes with the public key of an installation. */
  subscribe(key: string | null): FakeSubscription;
  /** What the service does with messages to a browser from now on. */
  behave(endpoint: string, behaviour: Behaviour): void;
  close(): Promise<void>;
}

interface Browser {
  pair: ECDH;
  auth: Buffer;
  key: string | null;
  behaviour: Behaviour;
}

export async function startFakePushService(): Promise<FakePushService> {
  const browsers = new Map<string, Browser>();
  const received: Received[] = [];
  const requests: string[] = [];
  const server = createServer(async (request, response) => {
    const endpoint = `${origin}${request.url}`;
    requests.push(endpoint);
    const browser = browsers.get(endpoint);
    const body = await bodyOf(request);
    if (browser?.behaviour === 'reset') {
      request.socket.destroy();
      return;
    }
    let status = browser?.behaviour ?? 404;
    if (browser && status === 201) {
      const subject = signedBy(browser.key, request.headers.authorization ?? '', origin);
      if (subject === undefined) status = 403;
      else received.push({ endpoint, ...headersOf(request), subject, text: read(browser, body) });
    }
    response.writeHead(status, { location: `${origin}/elsewhere` });
    response.end('x'.repeat(100_000));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    requests,
    received: () => received.splice(0),
    subscribe(key) {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const endpoint = `${origin}/push/${randomBytes(20).toString('base64url')}`;
      browsers.set(endpoint, { pair, auth, key, behaviour: 201 });
      return { endpoint, keys: { p256dh, auth: auth.toString('base64url') } };
    },
    behave(endpoint, behaviour) {
      const browser = browsers.get(endpoint);
      if (browser) browser.behaviour = behaviour;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

function headersOf({ headers }: IncomingMessage) {
  return {
    ttl: Number(headers.ttl),
    urgency: String(headers.urgency),
    topic: String(headers.topic),
  };
}

/** The subject of the token, when the right key signed it for this service and it hasn't run out. */
function signedBy(key: string | null, authorization: string, origin: string): string | undefined {
  const [, token = '', sent] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  if (!key || sent !== key) return undefined;
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const hours = (exp * 1000 - Date.now()) / 3_600_000;
  return isSigned && aud === origin && hours > 0 && hours <= 24 ? sub : undefined;
}

function read({ pair, auth }: Browser, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(20);
  const senderKey = body.subarray(21, 21 + keyLength);
  const sealed = body.subarray(21 + keyLength);
  const shared = pair.computeSecret(senderKey);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), senderKey]);
  const secret = Buffer.from(hkdfSync('sha256', shared, auth, info, 32));
  const derive = (name: string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${name}\0`, length));
  const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a 2 and any number of zeros.
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
