import { expect, test } from 'vitest';
import type { Location } from '#contract/api/locations';
import type { ListedShift, SiteShifts } from '#contract/api/roster-views';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import { sitesToday, strongest, windowOfToday } from './site-today';

const DEPOT = { id: 'depot' } as Location;
const NOON = Date.parse('2027-03-10T01:00:00Z') as Instant;
const LATER = NOON + 3_600_000;

function shift(start: number, end: number) {
  const at = (time: number) => new Date(time).toISOString();
  return { start_at: at(start), end_at: at(end) } as ListedShift;
}

const SOMEONE = { count: 1, shifts: [shift(NOON, LATER)] };
const SOON = { count: 1, shifts: [shift(LATER, LATER + 1)] };
const NOBODY = { count: 0, shifts: [] };

function depot(known: Partial<SiteShifts>, location_id = 'depot') {
  const shifts = { location_id, today: false, now: NOBODY, next: NOBODY, ...known };
  return sitesToday([DEPOT], [shifts], NOON)[0] ?? expect.fail();
}

test('a site is active while someone is there, scheduled with shifts today, and else inactive', () => {
  expect(depot({ today: true, now: SOMEONE })).toMatchObject({ state: 'active', now: SOMEONE });
  // A night that began yesterday.
  expect(depot({ now: SOMEONE })).toMatchObject({ state: 'active' });
  expect(depot({ today: true, next: SOON })).toMatchObject({ state: 'scheduled' });
  expect(depot({ next: SOON })).toMatchObject({ state: 'inactive', next: SOON });
});

test('a site without shifts has nobody now and next', () => {
  const elsewhere = depot({ today: true, now: SOMEONE }, 'yard');
  expect(elsewhere).toEqual({ site: DEPOT, state: 'inactive', now: NOBODY, next: NOBODY });
});

test('a marker of several sites shows the most active one', () => {
  const [active, scheduled, inactive] = [
    depot({ now: SOMEONE }),
    depot({ today: true }),
    depot({}),
  ];
  expect(strongest([inactive, active, scheduled])).toBe('active');
  expect(strongest([inactive, scheduled])).toBe('scheduled');
  expect(strongest([inactive])).toBe('inactive');
});

test('yesterday, today and tomorrow are read by the clock of the organisation', () => {
  expect(windowOfToday('2027-04-04' as CalendarDate, 'Australia/Sydney')).toEqual({
    from: '2027-04-02T13:00:00.000Z',
    to: '2027-04-05T14:00:00.000Z',
  });
});
