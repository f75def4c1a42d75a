import type { DatedWishes, DayWishes, Wish } from '#contract/api/availability';
import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import type { CalendarDate, WallTime, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { replaceDates, replaceWeeks } from '../../features/availability/availability.queries';
import { demoId } from './demo-organization';
import { EMPLOYEE } from './wattle-staff';

const ZONE = 'Australia/Sydney' as Zone;
const SILENT: DayWishes = { wishes: [], extra: 'ask' };
const whole = (value: Wish['value']): DayWishes => ({
  wishes: [{ value, times: null }],
  extra: 'ask',
});
const part = (value: Wish['value'], from: string, to: string): DayWishes => ({
  wishes: [{ value, times: { from: from as WallTime, to: to as WallTime } }],
  extra: 'ask',
});
const PLEASE: DayWishes = { wishes: [], extra: 'please' };

/** A casual who studies, a parent with every second week, and the employee's account with wishes for the next month. */
export async function insertWishes(scope: TenantScope, today: CalendarDate): Promise<void> {
  const monday = mondayOnOrBefore(today);
  const idOf = (email: string) => demoId(scope.orgId, 'employee', email);
  const week = (days: DayWishes[]) => ({
    validFrom: addDays(monday, -14),
    anchor: addDays(monday, -14),
    zone: ZONE,
    days,
  });
  const lecture = part('cannot', '09:00', '13:00');
  await replaceWeeks(
    scope,
    idOf('jarrah.williams@wattle.example'),
    week([SILENT, lecture, SILENT, lecture, SILENT, whole('like'), whole('rather-not')]),
  );
  const school = part('cannot', '15:00', '18:00');
  await replaceWeeks(
    scope,
    idOf('grace.lim@wattle.example'),
    week([
      ...[school, school, school, school, school, whole('cannot'), whole('cannot')],
      ...[SILENT, SILENT, SILENT, SILENT, SILENT, PLEASE, PLEASE],
    ]),
  );
  const liam = idOf(EMPLOYEE.email);
  await replaceWeeks(
    scope,
    liam,
    week([SILENT, SILENT, SILENT, SILENT, SILENT, PLEASE, { wishes: [], extra: 'no' }]),
  );
  const dated = (days: number, wishes: DayWishes): DatedWishes => ({
    date: addDays(monday, days),
    ...wishes,
  });
  const dates = [
    dated(30, whole('cannot')),
    dated(31, whole('cannot')),
    dated(37, part('rather-not', '18:00', '06:00')),
    dated(40, whole('like')),
  ];
  await replaceDates(scope, liam, today, dates, ZONE);
}
