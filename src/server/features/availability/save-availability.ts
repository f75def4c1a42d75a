// Stores what someone says about when they can work. What they said for days that are over or closed is never rewritten.
import type { AvailabilityInput } from '#contract/api/availability';
import { AppError } from '#contract/errors';
import { LIMITS } from '#contract/limits';
import type { UsualWeek } from '#engine/availability/availability';
import { addDays, mondayOnOrBefore } from '#engine/time/dates';
import { shortDay } from '#engine/time/day-text';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publishTo, publishToManagers } from '../../db/publish';
import { listAvailability, NOTHING_SAID, replaceDates, replaceWeeks } from './availability.queries';
import { readClock, type Speaker } from './read-availability';
import { tellOfStandingShifts } from './tell-of-wishes';

export async function saveAvailability(
  scope: TenantScope,
  speaker: Speaker,
  { usual, dates }: AvailabilityInput,
  now: Instant,
): Promise<void> {
  const { employeeId, userId } = speaker;
  const { zone, today, openFrom } = await readClock(scope, speaker, now);
  const last = addDays(today, LIMITS.wishDays);
  const [first] = dates.map(({ date }) => date).toSorted();
  if (first !== undefined && first < openFrom) {
    throw new AppError('wishes_closed', {
      sentence: `Days before ${shortDay(openFrom)} can't be changed any more. Ask your manager.`,
    });
  }
  if (dates.some(({ date }) => date > last)) {
    const message = `Choose a day up to ${shortDay(last)}`;
    throw new AppError('invalid_input', {
      sentence: `${message}.`,
      fields: [{ field: 'dates', message }],
    });
  }
  const days = { from: addDays(today, -1), to: last };
  const read = async () =>
    (await listAvailability(scope, [employeeId], days)).get(employeeId) ?? NOTHING_SAID;
  const before = await read();
  const week = {
    validFrom: openFrom,
    anchor: mondayOnOrBefore(usual.anchor),
    zone,
    days: usual.days,
  };
  if (!(await isInForce(scope, employeeId, week))) await replaceWeeks(scope, employeeId, week);
  await replaceDates(scope, employeeId, openFrom, dates, zone);
  await tellOfStandingShifts(scope, { employeeId, userId, before, after: await read() }, now);
  await publishToManagers(scope, 'availability');
  await publishTo(scope, [userId], 'availability');
}

/** Saving the same week every day would leave a row a day. */
async function isInForce(
  scope: TenantScope,
  employeeId: string,
  week: UsualWeek,
): Promise<boolean> {
  const { validFrom } = week;
  const own = await listAvailability(scope, [employeeId], { from: validFrom, to: LAST_DAY });
  const latest = own
    .get(employeeId)
    ?.weeks.toSorted((one, other) => (one.validFrom < other.validFrom ? 1 : -1))[0];
  return (
    latest !== undefined &&
    latest.validFrom <= validFrom &&
    JSON.stringify(inOneOrder(latest)) === JSON.stringify(inOneOrder(week))
  );
}

const LAST_DAY = '9999-12-31' as CalendarDate;

/** The database doesn't keep the order of fields. */
function inOneOrder({ anchor, zone, days }: UsualWeek) {
  return [
    anchor,
    zone,
    ...days.map(({ wishes, extra }) => [
      extra,
      ...wishes.map(({ value, times }) => [value, times?.from, times?.to]),
    ]),
  ];
}
