import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import { startOfDate } from '#engine/time/instants';
import type { CalendarDate, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { approveLeave } from '../../features/leave/approve-leave';
import { readLeaveSettings } from '../../features/leave/leave-types';
import { type AskedLeave, getLeave } from '../../features/leave/leaves.queries';
import { intervalOf } from '../../features/leave/read-touched';
import { toldApart } from '../../features/leave/tell';
import { createRequest, moveRequest } from '../../features/requests/move-request';
import { demoId } from './demo-organization';
import { userId } from './rows';
import { EMPLOYEE, MANAGER } from './wattle-staff';

const ZONE = 'Australia/Sydney' as Zone;
const MOHAMMED = { name: 'Mohammed Al-Hassan', email: 'mohammed.alhassan@wattle.example' };
const SARAH = { name: 'Sarah Mitchell', email: 'sarah.mitchell@wattle.example' };

/**
 * Two nurses of a team ask for the same days, and one has to stay; one of them stayed before. A third has her leave already,
 * beyond what is rostered.
 */
export async function insertLeave(scope: TenantScope, today: CalendarDate): Promise<void> {
  const { types } = await readLeaveSettings(scope);
  const typeId = types[0]?.id ?? '';
  const monday = mondayOnOrBefore(today);
  const days = (from: number, to: number): AskedLeave => ({
    typeId,
    first: addDays(monday, from),
    last: addDays(monday, to),
    startTime: null,
    endTime: null,
    zone: ZONE,
  });
  await ask(scope, EMPLOYEE, days(28, 32), 'My sister gets married in Perth.', addDays(today, -3));
  await ask(scope, MOHAMMED, days(30, 37), null, addDays(today, -2));
  const asked = await ask(scope, SARAH, days(112, 118), null, addDays(today, -20));
  const manager = { id: userId(MANAGER), name: MANAGER.name };
  const at = startOfDate(addDays(today, -18), ZONE);
  await moveRequest(scope, asked, { to: 'done', by: manager, at, newsOf: toldApart });
  const stayed = await ask(scope, MOHAMMED, days(-28, -24), null, addDays(today, -60));
  const declined = { at: startOfDate(addDays(today, -57), ZONE), note: 'The ward is short then.' };
  await moveRequest(scope, stayed, { ...declined, to: 'refused', by: manager, newsOf: toldApart });
  const approval = { perShift: [], today, now: at };
  await approveLeave(scope, manager, await getLeave(scope, asked.id), approval);
}

function ask(
  scope: TenantScope,
  person: { name: string; email: string },
  leave: AskedLeave,
  reason: string | null,
  on: CalendarDate,
) {
  const employeeId = demoId(scope.orgId, 'employee', person.email);
  const { start, end } = intervalOf(leave);
  return createRequest(
    scope,
    { id: userId(person), name: person.name },
    {
      kind: 'leave',
      state: 'waiting',
      employeeId,
      reason,
      details: { ...leave, endsAt: new Date(end).toISOString() },
      startsAt: new Date(start),
      expiresAt: null,
      shifts: [],
      parties: [{ employeeId, part: 'asker' }],
    },
    { at: startOfDate(on, ZONE), newsOf: toldApart },
  );
}
