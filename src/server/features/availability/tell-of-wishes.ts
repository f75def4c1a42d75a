// Notices about shifts at times when someone said that they can't work. Nobody is told of drafts.
import { sql } from 'kysely';
import { type Availability, wishAbout } from '#engine/availability/availability';
import { shortDay } from '#engine/time/day-text';
import { wallClockAt } from '#engine/time/instants';
import type { CalendarDate, Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import { listManagers } from '../notices/managers.queries';
import { tellPeople } from '../notices/tell-people';
import { shiftText } from '../requests/shift-text';

interface RosteredOver {
  employeeId: string;
  reason: string;
  by: string;
  shift: { date: CalendarDate; start: Instant; end: Instant; zone: Zone };
}

/** Each person reads when they work all the same, and why. */
export async function tellRosteredOver(
  scope: TenantScope,
  author: { id: string },
  all: readonly RosteredOver[],
  now: Instant,
): Promise<void> {
  if (all.length === 0) return;
  const { rows } = await sql<{ id: string; user_id: string }>`
    select id, user_id from employees where org_id = ${scope.orgId}
      and id = any(${all.map(({ employeeId }) => employeeId)}::uuid[])
      and user_id is not null and user_id <> ${author.id}`.execute(scope.db);
  for (const { id, user_id } of rows) {
    const lines = all
      .filter(({ employeeId }) => employeeId === id)
      .flatMap(({ shift: { date, start, end, zone }, reason, by }) => [
        {
          who: null,
          text: `${shortDay(date)}, ${wallClockAt(start, zone).time}–${wallClockAt(end, zone).time}`,
        },
        { who: by, text: reason },
      ]);
    const subject = {
      title: "You are rostered at a time when you can't work",
      lines,
      link: { label: 'Show my shifts', path: '/my-shifts' },
    };
    await tellPeople(scope, [user_id], { kind: 'request_decided', subject, urgent: false }, now);
  }
}

interface Said {
  employeeId: string;
  userId: string;
  before: Availability;
  after: Availability;
}

/** A shift stands although its person says now that they can't work then: both sides are told. */
export async function tellOfStandingShifts(
  scope: TenantScope,
  { employeeId, userId, before, after }: Said,
  now: Instant,
): Promise<void> {
  const shifts = (await listShiftsAhead(scope, employeeId, now)).filter((shift) => {
    const time = {
      date: shift.date,
      start: Date.parse(shift.start_at) as Instant,
      end: Date.parse(shift.end_at) as Instant,
    };
    return wishAbout(after, time) === 'cannot' && wishAbout(before, time) !== 'cannot';
  });
  const [first] = shifts;
  if (!first) return;
  const texts = shifts.map(shiftText);
  const managers = (await listManagers(scope)).filter((id) => id !== userId);
  const toManagers = {
    title: "Someone can't work a shift that they have",
    lines: texts.map((text) => ({ who: first.employee_name, text })),
    link: { label: 'See that day', path: `/roster?view=list&date=${first.date}` },
  };
  await tellPeople(
    scope,
    managers,
    { kind: 'request_asked', subject: toManagers, urgent: false },
    now,
  );
  const toPerson = {
    title: 'Your shifts stay as they are',
    lines: [
      ...texts.map((text) => ({ who: null, text })),
      {
        who: null,
        text: "Your managers know that you can't work then. Until they change the roster, you work these shifts.",
      },
    ],
    link: { label: 'Show my shifts', path: '/my-shifts' },
  };
  await tellPeople(
    scope,
    [userId],
    { kind: 'request_answered', subject: toPerson, urgent: false },
    now,
  );
}

interface ShiftAhead {
  date: CalendarDate;
  start_at: string;
  end_at: string;
  timezone: string;
  location_name: string;
  employee_name: string;
}

async function listShiftsAhead({ db, orgId }: TenantScope, employeeId: string, now: Instant) {
  const { rows } = await sql<ShiftAhead>`
    select s.local_date as date, ${isoText('s.start_at')} as start_at, ${isoText('s.end_at')} as end_at,
      l.timezone, l.name as location_name, e.name as employee_name
    from shifts s join locations l on l.org_id = s.org_id and l.id = s.location_id
      join employees e on e.org_id = s.org_id and e.id = s.employee_id
    where s.org_id = ${orgId} and s.employee_id = ${employeeId} and s.published and s.start_at > ${new Date(now)}
    order by s.start_at, s.id`.execute(db);
  return rows;
}
