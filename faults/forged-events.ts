// Events of the card provider, and events that only pretend to be.
import { eventAbout, signatureOf } from '../src/server/testing/fake-stripe';
import type { Random } from './random';

export const PATH = '/api/webhooks/stripe';

export function sendEvent(url: string, body: string, signature = signatureOf(body)) {
  return fetch(`${url}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
    signal: AbortSignal.timeout(30_000),
  });
}

interface Forgery {
  how: string;
  body: string;
  signature: string;
}

export function* forgeries(random: Random, customer: string, count: number): Generator<Forgery> {
  for (let index = 0; index < count; index += 1) {
    const { body } = eventAbout(customer, 'customer.subscription.updated');
    const now = Math.floor(Date.now() / 1000);
    const good = signatureOf(body);
    const digit = good.length - 1 - random.below(64);
    const character = random.below(body.length);
    const hours = 1 + random.below(48);
    yield random.pick<Forgery>([
      { how: 'another secret', body, signature: signatureOf(body, { secret: 'whsec_other' }) },
      { how: 'old', body, signature: signatureOf(body, { timestamp: now - hours * 3600 }) },
      {
        how: 'from the future',
        body,
        signature: signatureOf(body, { timestamp: now + hours * 3600 }),
      },
      { how: 'a changed body', body: changed(body, character), signature: good },
      { how: 'a changed signature', body, signature: changed(good, digit) },
      {
        how: 'a later time than was signed',
        body,
        signature: good.replace(/t=\d+/, `t=${now + 1}`),
      },
      {
        how: 'half a signature',
        body,
        signature: good.slice(0, good.length - 1 - random.below(60)),
      },
      { how: 'no signature', body, signature: '' },
      { how: 'signed words that are no event', body: '{}', signature: signatureOf('{}') },
    ]);
  }
}

function changed(text: string, at: number): string {
  const other = text[at] === '0' ? '1' : '0';
  return text.slice(0, at) + other + text.slice(at + 1);
}
