// Stores what a person answers to their own shifts. An answer isn't a change of the roster: it has no undo step and no
// entry in the audit log, and it takes nobody off a shift.
import type { OwnShift, ShiftAnswer } from '#contract/api/shift-answers';
import { AppError } from '#contract/errors';
import { shortDay } from '#engine/time/day-text';
import { wallClockAt } from '#engine/time/instants';
import type { Instant, Zone } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { publishTo, publishToManagers } from '../../db/publish';
import { insertAnswers, listOwnShifts } from './shift-answers.queries';
import { tellOfCannot } from './tell-managers';

/** A shift as the person was shown it. */
interface ShownShift {
  id: string;
  locationId: string;
  startAt: Instant;
  endAt: Instant;
}

/** All of them or none. */
export async function answerShifts(
  scope: TenantScope,
  userId: string,
  shown: readonly ShownShift[],
  given: { answer: ShiftAnswer; note?: string | undefined },
  now: Instant,
): Promise<undefined> {
  const own = await findOwn(scope, userId, shown, now);
  for (const shift of shown) requireAsShown(shift, own.get(shift.id), now);
  await save(scope, userId, [...own.values()], { ...given, replaces: true }, now);
}

/** Opening a page must neither fail nor take an answer back, so shifts that have changed or are gone are passed over. */
export async function noteAsSeen(
  scope: TenantScope,
  userId: string,
  shown: readonly ShownShift[],
  now: Instant,
): Promise<undefined> {
  const own = await findOwn(scope, userId, shown, now);
  const unanswered = [...own.values()].filter(
    (current) =>
      current.answer === null &&
      Date.parse(current.start_at) > now &&
      shown.some((shift) => shift.id === current.id && isAsShown(shift, current)),
  );
  await save(scope, userId, unanswered, { answer: 'seen', replaces: false }, now);
}

async function save(
  scope: TenantScope,
  userId: string,
  shifts: readonly OwnShift[],
  { note, ...given }: { answer: ShiftAnswer; note?: string | undefined; replaces: boolean },
  now: Instant,
): Promise<undefined> {
  if (shifts.length === 0) return;
  const saved = await insertAnswers(scope, userId, shifts, { ...given, note: note || null }, now);
  if (saved === 0) return;
  await publishToManagers(scope, 'answers');
  await publishTo(scope, [userId], 'answers');
  if (given.answer === 'cannot') await tellOfCannot(scope, userId, shifts, now);
}

async function findOwn(
  scope: TenantScope,
  userId: string,
  shown: readonly ShownShift[],
  now: Instant,
): Promise<Map<string, OwnShift>> {
  const ids = shown.map(({ id }) => id);
  const rows = await listOwnShifts(scope, userId, now, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** A colleague's shift and a draft are answered like one that doesn't exist. */
function requireAsShown(shown: ShownShift, current: OwnShift | undefined, now: Instant): void {
  if (!current) {
    throw new AppError('not_found', { sentence: "This shift isn't on your roster any more." });
  }
  if (Date.parse(current.start_at) <= now) throw new AppError('shift_started');
  if (isAsShown(shown, current)) return;
  throw new AppError('shift_changed', {
    sentence: `This shift has changed. It is now ${shiftText(current)}. Check it and answer again.`,
  });
}

function isAsShown({ locationId, startAt, endAt }: ShownShift, current: OwnShift): boolean {
  return (
    locationId === current.location_id &&
    startAt === Date.parse(current.start_at) &&
    endAt === Date.parse(current.end_at)
  );
}

/** 'Wed 10 Mar, 09:00–17:00 at Depot' */
function shiftText({ date, start_at, end_at, timezone, location_name }: OwnShift): string {
  const [start, end] = [start_at, end_at].map(
    (time) => wallClockAt(Date.parse(time) as Instant, timezone as Zone).time,
  );
  return `${shortDay(date)}, ${start}–${end} at ${location_name}`;
}
