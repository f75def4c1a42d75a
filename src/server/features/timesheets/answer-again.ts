// Someone who clocked in while they were clocked in says why. What they say becomes an event, like everything else.

import type { Timesheet } from '#contract/api/timesheets';
import { AppError } from '#contract/errors';
import type { ClockEvent } from '#engine/clock/event';
import { inAgain } from '#engine/clock/in-again';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { holdPerson, listClockEvents, type NewClockEvent } from '../clock/clock.queries';
import { CLOSED, type Decider } from './decide-timesheets';
import { add, maker, siteOf } from './enter-time';
import { findSheet } from './timesheets.queries';

export async function findAgain(scope: TenantScope, sheet: Timesheet): Promise<ClockEvent | null> {
  const start = Date.parse(sheet.start_at) as Instant;
  const end = sheet.end_at === null ? null : (Date.parse(sheet.end_at) as Instant);
  const events = await listClockEvents(scope, sheet.employee_id, start);
  return inAgain({ start, end, siteId: sheet.location_id }, events);
}

export async function answerAgain(
  scope: TenantScope,
  by: Decider,
  id: string,
  { answer, at }: { answer: 'finished' | 'break' | 'mistake'; at?: Instant | null | undefined },
  now: Instant,
): Promise<undefined> {
  const found = await findSheet(scope, id);
  if (!found || found.employee_id !== by.employee_id) throw new AppError('not_found');
  await holdPerson(scope, found.employee_id);
  const sheet = await findSheet(scope, id);
  if (!sheet) throw new AppError('not_found');
  if (CLOSED.includes(sheet.state)) throw new AppError('timesheet_locked');
  const again = await findAgain(scope, sheet);
  if (!again) throw new AppError('timesheet_changed');
  const made = maker(by, REASONS[answer], siteOf(sheet), now);
  const start = Date.parse(sheet.start_at) as Instant;
  const event =
    answer === 'mistake'
      ? made('void', again.at, { voids: again.id })
      : made(answer === 'finished' ? 'out' : 'break-start', between(at, start, again.at), {
          stated: true,
        });
  const own: NewClockEvent = { ...event, source: 'web', enteredByName: null };
  await add(scope, sheet.employee_id, [own], start);
}

const REASONS = {
  finished: 'Had finished before',
  break: 'Came back from a break',
  mistake: 'Clocked in twice by mistake',
};

function between(at: Instant | null | undefined, start: Instant, again: Instant): Instant {
  if (at != null && at > start && at < again) return at;
  const message = 'Choose a time between the two times at which you clocked in';
  throw new AppError('invalid_input', {
    sentence: `${message}.`,
    fields: [{ field: 'at', message }],
  });
}
