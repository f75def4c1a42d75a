// The calls about open shifts, as the people of a roster make them in tests.
import * as api from '#contract/api/open-shifts';
import type { BodyInput } from '#contract/endpoint';
import type { CalendarDate } from '#engine/time/kinds';
import type { Person } from '../../testing/people';
import type { Roster } from '../../testing/roster';

type Input = BodyInput<typeof api.createOpenShift>;

/** Each test has a roster of its own. */
export function openShiftCalls(roster: () => Roster) {
  const input = (changes: Partial<Input> = {}): Input => ({
    locationId: roster().depot.id,
    date: '2027-03-10' as CalendarDate,
    startTime: '09:00',
    endTime: '17:00',
    places: 1,
    ...changes,
  });
  return {
    input,
    offer: (changes: Partial<Input> = {}) =>
      roster().manager.browser.call(api.createOpenShift, { body: input(changes) }),
    offered: ({ browser }: Person = roster().amy) => browser.call(api.listOfferedShifts),
    open: () => roster().manager.browser.call(api.listOpenShifts),
    claim: (id: string, { browser }: Person = roster().amy) =>
      browser.request(api.claimOpenShift, { params: { id } }),
    takeBack: (id: string, { browser }: Person = roster().amy) =>
      browser.request(api.takeBackOpenShift, { params: { id } }),
  };
}
