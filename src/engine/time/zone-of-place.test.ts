import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './place-zones';
import { zoneOfPlace } from './zone-of-place';
import { isZone } from './zones';

function statesOf(country: string): string[] {
  return (COUNTRIES[country]?.states ?? []).flatMap(([, ...names]) => names);
}

describe('zoneOfPlace', () => {
  it.each([
    ['New South Wales', 'NSW', 'Australia/Sydney'],
    ['Victoria', 'VIC', 'Australia/Melbourne'],
    ['Queensland', 'QLD', 'Australia/Brisbane'],
    ['South Australia', 'SA', 'Australia/Adelaide'],
    ['Western Australia', 'WA', 'Australia/Perth'],
    ['Tasmania', 'TAS', 'Australia/Hobart'],
    ['Northern Territory', 'NT', 'Australia/Darwin'],
    ['Australian Capital Territory', 'ACT', 'Australia/Sydney'],
  ])('T23 %s and %s are in %s', (name, abbreviation, expected) => {
    expect(zoneOfPlace({ country: 'Australia', state: name })).toBe(expected);
    expect(zoneOfPlace({ country: 'Australia', state: abbreviation })).toBe(expected);
  });

  it.each(['nsw', ' NSW ', 'N.S.W.', 'new  south wales', 'NEW SOUTH WALES'])(
    'T23 takes "%s" as New South Wales',
    (state) => expect(zoneOfPlace({ country: ' australia', state })).toBe('Australia/Sydney'),
  );

  it.each([
    ['NSW', 'Broken Hill', 'Australia/Broken_Hill'],
    ['NSW', 'Lord Howe Island', 'Australia/Lord_Howe'],
    ['NSW', 'Norfolk Island', 'Pacific/Norfolk'],
    ['Norfolk Island', 'Kingston', 'Pacific/Norfolk'],
    ['NSW', 'Dubbo', 'Australia/Sydney'],
  ])('T23 in %s the town of %s is in %s', (state, town, expected) =>
    expect(zoneOfPlace({ country: 'Australia', state, town })).toBe(expected),
  );

  it.each([
    ['United States', 'California', 'America/Los_Angeles'],
    ['United States', 'wa', 'America/Los_Angeles'],
    ['United States', 'TX', 'America/Chicago'],
    ['United States', 'Arizona', 'America/Phoenix'],
    ['United States', 'Hawaii', 'Pacific/Honolulu'],
    ['United States', 'Washington, D.C.', 'America/New_York'],
    ['Canada', 'NT', 'America/Edmonton'],
    ['Canada', 'Québec', 'America/Toronto'],
    ['Canada', 'Newfoundland & Labrador', 'America/St_Johns'],
    ['Canada', 'BC', 'America/Vancouver'],
    ['United Kingdom', 'Scotland', 'Europe/London'],
    ['New Zealand', 'Otago', 'Pacific/Auckland'],
    ['New Zealand', 'Chatham Islands', 'Pacific/Chatham'],
  ])('T24 in the %s %s is in %s', (country, state, expected) =>
    expect(zoneOfPlace({ country, state })).toBe(expected),
  );

  it("T24 a town with another state's name takes its own state's zone", () => {
    const place = { country: 'United States', state: 'Missouri', town: 'Nevada' };
    expect(zoneOfPlace(place)).toBe('America/Chicago');
  });

  it.each([
    ['united states', 51],
    ['canada', 13],
    ['australia', 8],
  ])('T24 %s has all its %d states, each under its code and once', (country, count) => {
    const states = statesOf(country);
    expect(new Set(states).size).toBe(states.length);
    const codes = states.filter((name) =>
      (country === 'australia' ? /^\w{2,3}$/ : /^\w\w$/).test(name),
    );
    expect(codes).toHaveLength(count);
  });

  it('T24 every zone of the table is real', () => {
    const zones = Object.values(COUNTRIES).flatMap(({ states, towns, otherwise }) => [
      otherwise,
      ...[...states, ...towns].map(([zone]) => zone),
    ]);
    expect(zones.length).toBeGreaterThan(40);
    expect(zones.filter((zone) => !isZone(zone))).toEqual([]);
  });

  it.each([
    ['Australia', 'Atlantis'],
    ['United States', ''],
    ['Canada', 'constructor'],
    ['France', 'NSW'],
    ['', ''],
    ['__proto__', '__proto__'],
    ['\ud800', '\u0000'],
  ])('T25 a site in "%s", "%s" takes UTC (case %#)', (country, state) =>
    expect(zoneOfPlace({ country, state })).toBe('UTC'),
  );
});
