import { sql } from 'kysely';
import type {
  listSignupRequests as listEndpoint,
  SignupRequest,
} from '#contract/api/signup-requests';
import type { QueryOf } from '#contract/endpoint';
import { LIMITS } from '#contract/limits';
import type { Scope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import { containsPattern } from '../admin-organizations/matches-search';

/** Approving someone who has an account fails; another request may be the same person's second attempt. */
const DUPLICATE = sql<SignupRequest['duplicate']>`case
  when r.status <> 'pending' then null
  when exists (select from users u where lower(u.email) = lower(r.requester_email)) then 'account'
  when exists (select from signup_requests other
                where other.id <> r.id and other.status <> 'declined'
                  and (lower(other.requester_email) = lower(r.requester_email)
                    or lower(other.organization_name) = lower(r.organization_name))) then 'request'
  end`;

function selectRequests({ db }: Scope) {
  return db
    .selectFrom('signup_requests as r')
    .leftJoin('users as decider', 'decider.id', 'r.decided_by')
    .select([
      'r.id',
      'r.organization_name',
      'r.requester_name',
      'r.requester_email',
      'r.message',
      'r.reason',
      'decider.name as decided_by_name',
      sql<SignupRequest['status']>`r.status`.as('status'),
      DUPLICATE.as('duplicate'),
      isoText<string | null>('r.decided_at').as('decided_at'),
      isoText('r.created_at').as('created_at'),
    ]);
}

export async function insertRequest(
  { db }: Scope,
  request: {
    organization_name: string;
    requester_name: string;
    requester_email: string;
    message: string;
  },
): Promise<void> {
  await db.insertInto('signup_requests').values(request).execute();
}

export async function listRequests(
  scope: Scope,
  { status, search, page }: QueryOf<typeof listEndpoint>,
) {
  const part = containsPattern(search);
  const matching = scope.db
    .selectFrom('signup_requests as r')
    .$if(status !== 'all', (query) => query.where('r.status', '=', status))
    .$if(search !== '', (query) =>
      query.where((eb) =>
        eb.or([
          eb('r.organization_name', 'ilike', part),
          eb('r.requester_name', 'ilike', part),
          eb('r.requester_email', 'ilike', part),
        ]),
      ),
    );
  const { total } = await matching
    .select(sql<number>`count(*)::int`.as('total'))
    .executeTakeFirstOrThrow();
  const requests = await selectRequests(scope)
    .where('r.id', 'in', matching.select('r.id'))
    .orderBy('r.created_at', 'desc')
    .orderBy('r.id')
    .limit(LIMITS.pageSize)
    .offset((page - 1) * LIMITS.pageSize)
    .execute();
  return { requests, total };
}

export async function getRequest(scope: Scope, id: string) {
  return selectRequests(scope).where('r.id', '=', id).executeTakeFirstOrThrow();
}

/** When two people decide at the same time, only one finds the request pending. */
export async function decideRequest(
  { db }: Scope,
  id: string,
  decision: { status: 'approved' | 'declined'; reason?: string; decidedBy: string },
) {
  return db
    .updateTable('signup_requests')
    .set({
      status: decision.status,
      reason: decision.reason ?? '',
      decided_by: decision.decidedBy,
      decided_at: sql<Date>`now()`,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning(['organization_name', 'requester_name', 'requester_email'])
    .executeTakeFirst();
}

export async function requestExists({ db }: Scope, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('signup_requests')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return found !== undefined;
}

export async function listSuperAdmins({ db }: Scope) {
  return db
    .selectFrom('users')
    .select(['id', 'email', 'name', 'must_change_password'])
    .where('platform_role', '=', 'super_admin')
    .orderBy('email')
    .execute();
}
