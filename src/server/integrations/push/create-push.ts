import type { Config } from '../../config';
import type { Database } from '../../db/database';
import type { Push } from './push';
import { isPushAddress } from './push-hosts';
import { createPushKeys } from './push-keys';

const DEADLINE_MS = 10_000;
/** After a push service didn't answer. Waiting for it with every message would hold up those of everyone else. */
const REST_MS = 60_000;
/** Too many requests, and a service that is away for a moment, are worth another try. */
const LATER = new Set([408, 425, 429]);

/** `testOrigin` is a push service of the tests. No setting of an operator leads here. */
export function createPush(
  { publicUrl, secretKeys }: Config,
  database: Database,
  testOrigin?: string,
): Push {
  const readKeys = createPushKeys(database, secretKeys);
  const accepts = (endpoint: string) =>
    isPushAddress(endpoint) ||
    (testOrigin !== undefined && URL.canParse(endpoint) && new URL(endpoint).origin === testOrigin);
  const resting = new Map<string, number>();

  return {
    accepts,

    async readKey() {
      if (publicUrl.protocol !== 'https:') return { obstacle: 'address' };
      const keys = await readKeys();
      return keys ? { key: keys.publicKey } : { obstacle: 'key' };
    },

    async send({ endpoint, p256dh, auth }, { text, urgency, ttlSeconds, topic }) {
      // The list of hosts may have become shorter since the browser subscribed.
      if (!accepts(endpoint)) return 'gone';
      const keys = await readKeys();
      if (publicUrl.protocol !== 'https:') return 'refused';
      if (!keys) throw new Error("SECRET_KEY doesn't open the key for push notifications");
      const { host } = new URL(endpoint);
      if ((resting.get(host) ?? 0) > Date.now()) throw new Error(`${host} doesn't answer`);
      // Loaded when it is needed: it would make every start slower.
      const { default: webPush } = await import('web-push');
      const { method, headers, body } = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        text,
        {
          vapidDetails: { subject: publicUrl.origin, ...keys },
          TTL: ttlSeconds,
          urgency,
          topic,
        },
      );
      let status: number;
      try {
        const response = await fetch(endpoint, {
          method,
          headers: textHeaders(headers),
          body: new Uint8Array(body),
          redirect: 'manual',
          signal: AbortSignal.timeout(DEADLINE_MS),
        });
        status = response.status;
        // Nothing in it is of use, and nobody knows how long it is.
        await response.body?.cancel();
      } catch {
        resting.set(host, Date.now() + REST_MS);
        // The error of the attempt itself may name the address, which is a secret of the browser.
        throw new Error(`${host} doesn't answer`);
      }
      if (status === 404 || status === 410) return 'gone';
      if (status >= 500 || LATER.has(status)) throw new Error(`${host} answered ${status}`);
      return status < 300 ? 'sent' : 'refused';
    },
  };
}

function textHeaders(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers)
      // fetch counts the bytes itself.
      .filter(([name]) => name !== 'Content-Length')
      .map(([name, value]) => [name, String(value)]),
  );
}
