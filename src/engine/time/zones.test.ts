import { describe, expect, it } from 'vitest';
import { isZone, parseZone } from './zones';

describe('isZone', () => {
  it.each([
    'UTC',
    'Etc/UTC',
    'GMT',
    'Australia/Sydney',
    'Australia/ACT',
    'Asia/Kolkata',
    'Asia/Calcutta',
    'US/Eastern',
    'America/Port-au-Prince',
    'America/Argentina/ComodRivadavia',
    'Antarctica/McMurdo',
    'Africa/Dar_es_Salaam',
    'Etc/GMT+10',
  ])('T3 takes %s', (name) => expect(parseZone(name)).toBe(name));

  it('T3 takes every zone that the machine names', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !isZone(name))).toEqual([]);
  });

  it.each([
    'Foo/Bar',
    'utc',
    'Utc',
    'australia/sydney',
    'Australia/sydney',
    'AUSTRALIA/SYDNEY',
    'Europe/london',
    '+10:00',
    '-03',
    'UTC+10',
    'Z',
    'AET',
    'PST',
    'Factory',
    'Etc/Unknown',
    'SystemV/AST4',
    ' UTC',
    'UTC\n',
    'Australia/Sydney[u-ca=iso8601]',
    '2026-01-01T00:00[UTC]',
    '',
    '\ud800',
    'UTC\u0000',
    '__proto__',
    'constructor',
    'A'.repeat(1_000_000),
  ])('T3 refuses a zone that is none (case %#)', (name) => expect(parseZone(name)).toBeUndefined());
});
