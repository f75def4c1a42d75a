// Odd bodies, and odd headers about them.
import type { MakeOddity } from './oddity';

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
    name: 'malformed chunks',
    body: 'zz\r\n{}\r\n',
    headers: [['content-length', null], ['transfer-encoding', 'chunked'], JSON_TYPE],
  }),
];
