// A manager reminds someone to confirm a shift. Who was reminded, and how often, is told to nobody and kept nowhere: whoever
// doesn't answer outside their hours has done nothing wrong.
import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { tellPeople } from '../notices/tell-people';
import { listAnswered } from './shift-answers.queries';
import { lineOf } from './tell-managers';

const HOUR_MS = 3_600_000;

export async function askAgain(scope: TenantScope, id: string, now: Instant): Promise<undefined> {
  const [shift] = await listAnswered(scope, [id]);
  if (!shift) throw new AppError('not_found');
  const userId = await findAccount(scope, shift.employee_id);
  if (userId === null) throw new AppError('colleague_without_account');
  if (Date.parse(shift.start_at) <= now) throw new AppError('shift_started');
  if (shift.answer !== null && shift.answer !== 'seen') throw new AppError('already_answered');
  const { about, text } = lineOf(shift, now);
  if (await wasAsked(scope, userId, about, now)) throw new AppError('asked_lately');
  await tellPeople(
    scope,
    [userId],
    {
      kind: 'request_asked',
      // Nobody is woken for it.
      urgent: false,
      // Two managers who ask in the same moment are one.
      once: `ask again ${about} ${Math.floor(now / HOUR_MS)}`,
      subject: {
        title: 'Confirm your shift',
        lines: [{ who: null, text, about }],
        link: { label: 'See your shifts', path: '/my-shifts' },
      },
    },
    now,
  );
}

async function findAccount({ db, orgId }: TenantScope, employeeId: string) {
  const row = await db
    .selectFrom('employees')
    .select('user_id')
    .where('org_id', '=', orgId)
    .where('id', '=', employeeId)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

async function wasAsked({ db, orgId }: TenantScope, userId: string, about: string, now: Instant) {
  const { rows } = await sql`
    select from notices where org_id = ${orgId} and user_id = ${userId}
      and starts_with(once, ${`ask again ${about} `}) and created_at > ${new Date(now - HOUR_MS)}
    limit 1`.execute(db);
  return rows.length > 0;
}
