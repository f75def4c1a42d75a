// Values that people, programs and attackers send but no form would.

/** Marks JSON to be written without quotes, because JSON.stringify can't write it. */
export const bare = (json: string) => `@bare(${json})@`;

const LONE_SURROGATE = '\ud800';

export const BAD_NUMBERS: readonly unknown[] = [
  bare('9007199254740993'),
  bare('-0'),
  bare('1e400'),
  bare('-1e400'),
  bare('1e-400'),
  bare('1.7976931348623157e308'),
  bare('2147483648'),
  bare('9223372036854775808'),
  bare(`8.${'0'.repeat(20_000)}`),
  -1,
  0,
  0.1,
  'NaN',
  'Infinity',
  '1e309',
  '0x10',
  '99999999999999999999',
];

const BAD_TEXTS = [
  '',
  ' ',
  '\udc00\ud800',
  '\u{fffe}\u{ffff}',
  '%00',
  '../../etc/passwd',
  "' or 1=1 --",
  '$1',
  '{{7*7}}',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  '[object Object]',
  'a\r\nSet-Cookie: muster=1',
  'x'.repeat(10_000),
];

const BAD_TIMES = [
  '0000-00-00',
  '2027-02-29',
  '2027-13-01',
  '9999-12-31',
  '0001-01-01',
  '+275760-09-13',
  '-000001-01-01',
  '10000-01-01',
  '1970-01-01',
  '2200-12-31',
  '2027-3-1',
  '2027-03-10T09:00:00Z',
  '2027-03-10T24:00:00Z',
  '2027-03-10T23:59:60Z',
  '2027-03-10T09:00:00.000+99:99',
  '24:00',
  '9:00',
  '23:60',
  '-01:00',
  '00:00',
  'Foo/Bar',
  'EST5EDT',
  '+10:00',
  'Australia/sydney',
  '../../Sydney',
];

const BAD_IDS = [
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '00000000-0000-4000-8000-00000000000',
  'urn:uuid:00000000-0000-4000-8000-000000000000',
  '{00000000-0000-4000-8000-000000000000}',
  '1',
];

/** Used more often: these look like any other text until they reach the database, which refuses them. */
const UNSTORABLE = ['\0', 'a\0b', LONE_SURROGATE, `a${LONE_SURROGATE}b`];

export const BAD_STRINGS: readonly unknown[] = [
  ...UNSTORABLE,
  ...UNSTORABLE,
  ...UNSTORABLE,
  ...BAD_TEXTS,
  ...BAD_TIMES,
  ...BAD_IDS,
];

export const BAD_VALUES: readonly unknown[] = [
  null,
  true,
  false,
  [],
  {},
  [[]],
  [null],
  { length: 3 },
  { toString: 'x' },
  { $gt: '' },
  ...BAD_NUMBERS,
  ...BAD_STRINGS,
];

/** Field names. The first can't be a key of an object literal, so it is replaced when the JSON is written. */
export const PROTO_KEY = '@proto@';
export const BAD_KEYS = [
  PROTO_KEY,
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '',
  '\0',
  LONE_SURROGATE,
  'org_id',
  'id',
  'role',
  'x'.repeat(5_000),
  '😀',
  "'; drop table users; --",
];

/** Odd texts that must be kept unchanged. */
export const ODD_TEXTS = [
  'Zoë Ångström-Nguyễn',
  'محمد عبد الله',
  '‮right to left‬',
  '李小龍 ａｂｃ',
  '👩‍👩‍👧‍👦🏳️‍🌈 e\u0301',
  '𝕌𝕟𝕚𝕔𝕠𝕕𝕖',
  'Z͑ͫa̴l̷g̸o̵',
  "Robert'); DROP TABLE employees;--",
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '&amp; &lt; %41 \\u0041 \\ /',
  '=HYPERLINK("http://evil")',
  '@SUM(1+1)*cmd|calc',
  '$'.concat('{7*7} {{7*7}} #{7*7}'),
  'line\u2028separator\u2029end',
  'tab\tand\nline',
  'zero\u200bwidth\ufeffjoin',
  'bell\u0007and\u001b[31m color',
  'soft\u00adhyphen \u3164 filler',
  'ශ්‍රී',
  'O\'Brien "Quote" `tick`',
];

/** Writes JSON, including the parts that JSON.stringify can't write. */
export function writeJson(value: unknown): string {
  return JSON.stringify(value ?? null)
    .replaceAll(/"@bare\(([^)]*)\)@"/g, (_, json: string) => JSON.parse(`"${json}"`))
    .replaceAll(PROTO_KEY, '__proto__');
}
