// Odd paths and methods, which must all be refused.
import type { MakeOddity } from './oddity';

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
