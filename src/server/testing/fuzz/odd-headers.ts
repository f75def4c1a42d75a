// Odd headers that no browser would send.
import type { MakeOddity } from './oddity';

export const HEADERS: readonly MakeOddity[] = [
  (random) => ({
    name: 'a bad cookie',
    headers: [
      [
        'cookie',
        random.pick([
          'muster=',
          'muster',
          '=;=;=',
          'muster=%ff%00',
          'muster="',
          `muster=${'A'.repeat(43)}`,
          `muster=${'A'.repeat(8_000)}`,
          'muster=a; muster=b',
          'muster_signup=%E0%A4%A',
          '__proto__=1; constructor=2',
          `${'a=b; '.repeat(1_500)}`,
          'muster=\xff\xfe',
        ]),
      ],
    ],
  }),
  (random) => ({
    name: 'a bad Idempotency-Key',
    headers: [
      [
        'idempotency-key',
        random.pick([
          '',
          ' ',
          'x'.repeat(201),
          'x'.repeat(9_000),
          '\xff\xfe',
          'a, b',
          '%00',
          "' or 1",
        ]),
      ],
    ],
  }),
  () => ({
    name: 'two Idempotency-Keys',
    more: [
      ['idempotency-key', 'a'],
      ['idempotency-key', 'b'],
    ],
  }),
  () => ({ name: 'a header of 20 kB', headers: [['x-long', 'x'.repeat(20_000)]] }),
  () => ({
    name: '1,500 headers',
    more: Array.from({ length: 1_500 }, (_, index): [string, string] => [`x-${index}`, '1']),
  }),
  (random) => ({
    name: 'an odd Accept',
    headers: [['accept', random.pick(['application/problem+json', '*/*;q=x', ',,,', '\xff'])]],
  }),
  (random) => ({
    name: 'an odd origin',
    headers: [
      [
        random.pick(['origin', 'sec-fetch-site', 'referer']),
        random.pick(['null', 'http://[', '', '\xff', 'x']),
      ],
    ],
  }),
  (random) => ({
    name: 'an odd address',
    headers: [
      [
        'x-forwarded-for',
        random.pick(['', ',,,', '::ffff:1.2.3.4%eth0', 'x'.repeat(3_000), '\xff', "1' or '1"]),
      ],
    ],
  }),
  (random) => ({
    name: 'an odd host',
    headers: [['host', random.pick(['', 'evil.example', 'a:b:c', '[::1', 'x'.repeat(3_000)])]],
  }),
  () => ({ name: 'no host', headers: [['host', null]] }),
  (random) => ({
    name: 'an odd condition',
    headers: [
      [
        random.pick([
          'if-none-match',
          'range',
          'last-event-id',
          'if-modified-since',
          'expect',
          'upgrade',
        ]),
        random.pick([
          '"',
          '*',
          'bytes=9-1,-',
          '-1',
          '99999999999999999999',
          'W/"-0"',
          '\xff',
          '100-continue',
          'h2c',
        ]),
      ],
    ],
  }),
  (random) => ({
    name: 'a bad signature',
    headers: [
      [
        'stripe-signature',
        random.pick([
          '',
          't=,v1=',
          `t=${'9'.repeat(12)},v1=00`,
          't=1,v1=zz',
          ',,,',
          '\xff',
          't=NaN',
        ]),
      ],
    ],
  }),
  () => ({ name: 'an invalid header name', more: [['x y', '1']] }),
  (random) => ({
    name: 'another version',
    version: random.pick(['HTTP/1.0', 'HTTP/9.9', 'HTTP/2.0', 'HTCPCP/1.0', '']),
  }),
];
