// Requests that are wrong before anything of them is read: bodies, headers, paths, methods.
import type { Random } from './random';

export interface Oddity {
  name: string;
  method?: string;
  /** The request target, as it goes over the wire. */
  target?: string;
  /** Replace those of the same name; null leaves one out. */
  headers?: [string, string | null][];
  /** Repeats a header as it is, beside the others. */
  more?: [string, string][];
  body?: string | Buffer;
  version?: string;
}

type MakeOddity = (random: Random, body: string) => Oddity;

const JSON_TYPE: [string, string] = ['content-type', 'application/json'];
const DEEP = 200_000;

export const BODIES: readonly MakeOddity[] = [
  (random, body) => ({
    name: 'truncated JSON',
    body: body.slice(0, 1 + random.below(body.length)),
  }),
  (_, body) => ({ name: 'JSON with more after it', body: `${body}${body}` }),
  (_, body) => ({ name: 'a byte order mark', body: `\ufeff${body}` }),
  () => ({ name: 'an empty body', body: '' }),
  () => ({
    name: 'bytes that are no UTF-8',
    body: Buffer.from('{"name":"\xff\xfe\xc0"}', 'latin1'),
  }),
  () => ({ name: 'UTF-16', body: Buffer.from('{"name":"x"}', 'utf16le') }),
  () => ({ name: 'deep arrays', body: '['.repeat(DEEP) + ']'.repeat(DEEP) }),
  () => ({ name: 'deep objects', body: `${'{"a":'.repeat(DEEP / 2)}1${'}'.repeat(DEEP / 2)}` }),
  () => ({ name: 'deep and open', body: '[{"a":'.repeat(DEEP / 4) }),
  () => ({ name: '__proto__', body: '{"__proto__":{"role":"owner"}}' }),
  () => ({ name: 'an escaped __proto__', body: '{"\\u005f_proto__":{"role":"owner"}}' }),
  () => ({ name: 'constructor.prototype', body: '{"constructor":{"prototype":{"role":"owner"}}}' }),
  (random) => ({
    name: 'a bare value',
    body: random.pick(['null', '1', '"x"', '[]', 'NaN', 'true', '{}']),
  }),
  () => ({ name: 'a field twice', body: '{"name":"a","name":{"b":1}}' }),
  () => ({ name: 'more than 1 MB', body: `{"name":"${'x'.repeat(1_100_000)}"}` }),
  (random, body) => ({
    name: 'another content type',
    body,
    headers: [
      [
        'content-type',
        random.pick([
          'text/plain',
          'application/x-www-form-urlencoded',
          'multipart/form-data; boundary=x',
          'application/xml',
          'application/jsonx',
          'application/json; charset=utf-16',
          'application/json;;;',
          '/',
          'x'.repeat(2_000),
        ]),
      ],
    ],
  }),
  (_, body) => ({ name: 'no content type', body, headers: [['content-type', null]] }),
  (_, body) => ({ name: 'a content encoding', body, headers: [['content-encoding', 'gzip']] }),
  () => ({ name: 'a JSON type and no body', method: 'DELETE', body: '', headers: [JSON_TYPE] }),
  (_, body) => ({ name: 'a GET with a body', method: 'GET', body, headers: [JSON_TYPE] }),
  (_, body) => ({ name: 'too short a length', body, headers: [['content-length', '3']] }),
  (_, body) => ({ name: 'no number as length', body, headers: [['content-length', 'abc']] }),
  (_, body) => ({ name: 'a negative length', body, headers: [['content-length', '-1']] }),
  (_, body) => ({ name: 'two lengths', body, more: [['content-length', '1']] }),
  (_, body) => ({ name: 'a length and chunks', body, more: [['transfer-encoding', 'chunked']] }),
  () => ({
    name: 'chunks that are none',
    body: 'zz\r\n{}\r\n',
    headers: [['content-length', null], ['transfer-encoding', 'chunked'], JSON_TYPE],
  }),
];

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
  () => ({ name: 'a name that is none', more: [['x y', '1']] }),
  (random) => ({
    name: 'another version',
    version: random.pick(['HTTP/1.0', 'HTTP/9.9', 'HTTP/2.0', 'HTCPCP/1.0', '']),
  }),
];

const PATHS = [
  '/api/%00',
  '/api/%ff',
  '/api/me%00',
  '/api/%E0%A4%A',
  '/api/%',
  '/api/../api/me',
  '/api/..%2f..%2fetc/passwd',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/assets/../../package.json',
  '/assets/..%5c..%5cpackage.json',
  '/api/docs/static/..%2f..%2fpackage.json',
  '/api/docs/../../package.json',
  '//api//me',
  '//evil.example/%2e%2e',
  '//evil.example/api/docs',
  '/api/me/',
  '/API/ME',
  '/api/me;a=b',
  '/api/me#x',
  '/api/employees/{id}',
  `/api/${'x'.repeat(5_000)}`,
  `/${'a/'.repeat(2_000)}`,
  '*',
  '',
  'http://evil.example/api/me',
  'api/me',
  '/api/me?',
  '/api/me?&&&===',
  '/api/\xff',
  '/api/shifts/__proto__',
  '/constructor',
  '/.git/config',
  '/.env',
  '/index.html.br',
  '/api/metrics',
];

const METHODS = [
  'HEAD',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'QUERY',
  'FOO',
  'get',
  'G\0T',
  '',
];

export const ADDRESSES: readonly MakeOddity[] = [
  (random) => ({ name: 'an odd path', target: random.pick(PATHS) }),
  (random) => ({ name: 'an odd path', target: random.pick(PATHS), method: 'POST' }),
  (random) => ({ name: 'an odd method', method: random.pick(METHODS) }),
  (random) => ({
    name: 'the wrong method',
    method: random.pick(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']),
  }),
];
