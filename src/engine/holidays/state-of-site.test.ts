import { describe, expect, it } from 'vitest';
import { type SiteAddress, stateOfSite } from './state-of-site';

function site(changes: Partial<SiteAddress>): SiteAddress {
  return { address: null, state: null, country: null, timezone: 'Australia/Sydney', ...changes };
}

describe('the state of a site', () => {
  it.each([
    [{ state: 'NSW', country: 'Australia' }, 'NSW'],
    [{ state: ' new  south wales' }, 'NSW'],
    [{ state: 'N.S.W.' }, 'NSW'],
    [{ state: 'act' }, 'ACT'],
    [{ state: 'Western Australia', timezone: 'UTC', country: 'Australia' }, 'WA'],
    [{ address: '12 Church Street, Parramatta, NSW, 2150, Australia' }, 'NSW'],
    [{ address: '1 Victoria Avenue, Kingston ACT 2604' }, 'ACT'],
    [{ address: '5 Western Australia Street, Dubbo, New South Wales' }, 'NSW'],
    [{ state: 'somewhere', timezone: 'Australia/Perth', country: 'Australia' }, 'WA'],
    [{ timezone: 'Australia/Lord_Howe' }, 'NSW'],
  ])('H8 of %j is %s', (changes, state) => {
    expect(stateOfSite(site(changes))).toBe(state);
  });

  it.each([
    [{}],
    [{ state: 'somewhere', country: 'Australia' }],
    [{ address: 'Actonville, Newsaint' }],
    [{ state: 'WA', country: 'United States', timezone: 'America/Los_Angeles' }],
    [{ state: 'SA', timezone: 'UTC' }],
  ])('H8 of %j is not known', (changes) => {
    expect(stateOfSite(site(changes))).toBeUndefined();
  });
});
