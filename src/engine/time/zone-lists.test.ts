import { describe, expect, it } from 'vitest';
import { isListedOrAreaCity, SERVER_ZONES, WIZARD_ZONES } from './zone-lists';
import { isZone } from './zones';

describe('the lists of zones', () => {
  it('T26 the server knows UTC and 28 real zones, each once', () => {
    expect(SERVER_ZONES[0]).toBe('UTC');
    expect(new Set(SERVER_ZONES).size).toBe(29);
    expect(SERVER_ZONES.filter((name) => !isZone(name))).toEqual([]);
  });

  it.each([
    'America/New_York',
    'Europe/London',
    'Asia/Tokyo',
    'Australia/Sydney',
    'Pacific/Auckland',
  ])('T26 %s is on the server’s list', (name) => expect(SERVER_ZONES).toContain(name));

  it('T27 the wizard names sixteen of them', () => {
    expect(WIZARD_ZONES[0]).toBe('UTC');
    expect(new Set(WIZARD_ZONES).size).toBe(16);
    expect(WIZARD_ZONES.filter((name) => !SERVER_ZONES.includes(name))).toEqual([]);
  });

  it.each(['UTC', 'Australia/Sydney', 'Africa/Nairobi', 'America/Argentina/Ushuaia', 'Etc/UTC'])(
    'T28 takes %s',
    (name) => expect(isListedOrAreaCity(name)).toBe(true),
  );

  it.each(['EST', 'Japan', 'Foo/Bar', 'australia/sydney', 'Australia/', '/', '', '+10:00'])(
    'T28 refuses %s',
    (name) => expect(isListedOrAreaCity(name)).toBe(false),
  );
});
