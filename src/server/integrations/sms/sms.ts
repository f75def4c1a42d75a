// SMS through a webhook of the operator: a signed POST, see docs/sms.md.
import { createHmac } from 'node:crypto';
import type { SmsConfig } from '../../config';

const DEADLINE_MS = 10_000;
/** After the webhook didn't answer. Waiting for it with every message would hold up those of other channels. */
const REST_MS = 60_000;
/** The webhook says that this message will never go out. */
const HOPELESS = new Set([410, 422]);

export interface SmsMessage {
  /** The same whenever the message is sent again, so that the webhook can pass it on once. */
  id: string;
  phone: string;
  text: string;
}

export interface Sms {
  /** Throws when the message should be sent again later. 'refused' means that another try wouldn't help. */
  send(message: SmsMessage): Promise<'sent' | 'refused'>;
}

export function createSms({ url, secret }: SmsConfig): Sms {
  let restsUntil = 0;
  return {
    async send({ id, phone, text }) {
      if (restsUntil > Date.now()) throw new Error("The SMS webhook doesn't answer");
      const body = JSON.stringify({ id, phone, text });
      const timestamp = String(Math.floor(Date.now() / 1000));
      let status: number;
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': id,
            'muster-timestamp': timestamp,
            'muster-signature': signatureOf(secret, timestamp, body),
          },
          body,
          // The operator chose this host and no other one.
          redirect: 'manual',
          signal: AbortSignal.timeout(DEADLINE_MS),
        });
        status = response.status;
        // Nothing in it is of use, and nobody knows how long it is.
        await response.body?.cancel();
      } catch {
        restsUntil = Date.now() + REST_MS;
        // The error of the attempt itself may name the address, which may hold a key.
        throw new Error("The SMS webhook doesn't answer");
      }
      if (status >= 200 && status < 300) return 'sent';
      if (HOPELESS.has(status)) return 'refused';
      throw new Error(`The SMS webhook answered ${status}`);
    },
  };
}

export function signatureOf(secret: string, timestamp: string, body: string): string {
  const hash = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return `sha256=${hash}`;
}
