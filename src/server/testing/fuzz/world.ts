// The callers and organisations of a fuzz run: a new organisation per block, and a canary that must not change.
import { type Database, sqlState } from '../../db/database';
import { hashToken, newToken } from '../../http/tokens';
import type { Ids } from '../roster-of-everything';
import { addFullOrganization, addUser, type FullOrganization } from './full-organization';
import { createRandom } from './random';

/** The server's database, which the fuzzer reads and fills. */
export interface Ground {
  database: Database;
  /** Runs as a role without row-level security. */
  sql(statement: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
}

export const CALLERS = ['nobody', 'employee', 'manager', 'owner', 'super admin'] as const;
export type Caller = (typeof CALLERS)[number];

export const CANARY = 'CANARY-4711-belongs-to-somebody-else';

const FOREIGN_KEY = '23503';

export interface World {
  own: Ids;
  foreign: Ids;
  /** Tokens of the test mode's pages. */
  sandbox: Record<'checkout' | 'portal', string>;
  signupCookie: string;
  cookies: Record<Caller, string | null>;
  /** Opens the caller's session again, in case a call has ended it. */
  reopenSession(caller: Caller): Promise<void>;
}

export function addCanaryOrganization(
  { database }: Ground,
  seed: number,
): Promise<FullOrganization> {
  return addFullOrganization(database, createRandom(seed, 0xca), CANARY);
}

export async function createWorld(
  { database }: Ground,
  seed: number,
  block: number,
  canary: FullOrganization,
): Promise<World> {
  const random = createRandom(seed, 0xb10c, block);
  const own = await addFullOrganization(database, random, 'Wattle Health');
  const superAdmin = random.uuid();
  await database.transact({}, (db) => addUser(db, superAdmin, 'A super admin', true));
  const tokens = new Map<Caller, { token: string; userId: string; orgId: string | null }>();
  for (const name of ['employee', 'manager', 'owner'] as const) {
    tokens.set(name, { token: newToken(), userId: own.users[name], orgId: own.orgId });
  }
  tokens.set('super admin', { token: newToken(), userId: superAdmin, orgId: null });
  const cookie = (caller: Caller) => {
    const token = tokens.get(caller)?.token;
    return token ? `muster=${token}` : null;
  };
  return {
    own: own.ids,
    foreign: canary.ids,
    sandbox: own.tokens,
    signupCookie: `muster-signup=${own.tokens.signup}`,
    cookies: {
      nobody: null,
      employee: cookie('employee'),
      manager: cookie('manager'),
      owner: cookie('owner'),
      'super admin': cookie('super admin'),
    },
    async reopenSession(caller) {
      const session = tokens.get(caller);
      if (!session) return;
      await database.pool
        .query(
          `insert into sessions (token_hash, user_id, org_id, expires_at)
           values ($1, $2, $3, now() + interval '1 hour') on conflict (token_hash) do nothing`,
          [hashToken(session.token), session.userId, session.orgId],
        )
        .catch((error: unknown) => {
          // A call has removed the membership and its session, so this caller is now a removed member.
          if (sqlState(error) !== FOREIGN_KEY) throw error;
        });
    },
  };
}
