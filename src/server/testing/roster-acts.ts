// What people do to a roster, at random: for tests of what holds whatever they do.
import fc from 'fast-check';
import * as statuses from '#contract/api/day-statuses';
import * as api from '#contract/api/roster';
import * as shifts from '#contract/api/shifts';
import type { Person } from './people';
import type { Roster } from './roster';

const DATES = ['2027-03-09', '2027-03-10', '2027-03-11'];
const hour = fc
  .integer({ min: 0, max: 23 })
  .map((number) => `${String(number).padStart(2, '0')}:00`);
export const anyAct = fc.record({
  act: fc.constantFrom(
    'create',
    'overwrite',
    'clear',
    'status',
    'move',
    'copy',
    'publish',
    'delete',
  ),
  date: fc.constantFrom(...DATES),
  forBen: fc.boolean(),
  startTime: hour,
  endTime: hour,
  days: fc.constantFrom(-1, 0, 1),
  onConflict: fc.constantFrom('refuse' as const, 'skip' as const, 'replace' as const),
});
export type Act = typeof anyAct extends fc.Arbitrary<infer T> ? T : never;

export async function carryOut(roster: Roster, act: Act, { browser }: Person = roster.manager) {
  const { date, startTime, endTime } = act;
  const employeeId = act.forBen ? roster.benId : roster.amyId;
  const cells = [{ employeeId, dates: [date] }];
  switch (act.act) {
    case 'create':
    case 'overwrite':
      return browser.request(shifts.createShift, {
        body: roster.shift({
          employeeId,
          date,
          startTime,
          endTime,
          overwrite: act.act === 'overwrite',
        }),
      });
    case 'clear':
      return browser.request(statuses.clearDay, { params: { employeeId, date } });
    case 'status':
      return browser.request(statuses.setDayStatus, { body: { employeeId, date, status: 'off' } });
    case 'publish':
      return browser.request(api.changeCells, { body: { action: 'publish', cells } });
    case 'delete': {
      const [shift] = await roster.all();
      return browser.request(shifts.deleteShift, {
        params: { id: shift?.id ?? crypto.randomUUID() },
      });
    }
    case 'move':
    case 'copy':
      return browser.request(api.transferCells, {
        body: {
          mode: act.act,
          cells,
          days: act.days,
          people: [{ from: employeeId, to: act.startTime < '12:00' ? roster.amyId : roster.benId }],
          onConflict: act.onConflict,
        },
      });
    default:
      throw new Error(act.act);
  }
}
