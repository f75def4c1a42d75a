import type { FastifyReply } from 'fastify';
import { Shift } from '#contract/api/shifts';
import { AppError } from '#contract/errors';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { DAY_MS } from '#engine/time/dates';
import type { CalendarDate, Instant } from '#engine/time/kinds';
import type { Db } from '../../db/database';
import { writeJsonList } from '../../http/json-list';
import { streamText, type Write } from '../../http/streamed-text';
import type { Parts } from '../../parts';
import { findAnyEmployee, selectShifts } from './shifts.queries';

interface Wanted {
  from: Instant;
  to: Instant;
  employeeId?: string | undefined;
  date?: CalendarDate | undefined;
}

// A week of a large organisation is sent at once. More would fill the memory if many callers read it slowly.
const LONG_MS = 8 * DAY_MS;

export async function sendShifts(
  { database }: Pick<Parts, 'database'>,
  user: SessionUser & { org_id: string },
  { from, to, employeeId, date }: Wanted,
  reply: FastifyReply,
) {
  const manages = can(user, 'see roster');
  const viewpoint = { orgId: user.org_id, userId: user.id };
  const answer = async (db: Db, write: Write) => {
    const scope = { db, orgId: user.org_id };
    if (employeeId !== undefined && !(await findAnyEmployee(scope, employeeId))) {
      throw new AppError('not_found');
    }
    await writeJsonList(db, write, {
      item: Shift,
      query: selectShifts(scope, {
        window: { start: from, end: to },
        publishedOnly: !manages,
        employeeId,
        date,
      }),
      shape: (shift) => (manages ? shift : { ...shift, updated_by_name: null }),
    });
  };
  reply.type('application/json');
  if (to - from > LONG_MS && employeeId === undefined) {
    return reply.send(
      streamText((write, gone) => database.readLong(viewpoint, (db) => answer(db, write), gone)),
    );
  }
  const texts: string[] = [];
  await database.readMoment(viewpoint, (db) => answer(db, async (text) => void texts.push(text)));
  return reply.send(texts.join(''));
}
