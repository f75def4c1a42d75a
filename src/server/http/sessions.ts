// Sessions: a random token in a cookie, its hash in the database, and the person behind it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { SESSION } from '#contract/limits';
import type { SessionUser } from '#contract/session-user';
import type { Database, Db } from '../db/database';
import { mayNeedTwoStep, mustSetUpTwoStep, selectIdentity, toSessionUser } from './identity';
import { cookieFor, hashToken, newToken, tokenHashOf } from './tokens';

export interface Session {
  tokenHash: Buffer;
  user: SessionUser;
  /** The roster's revision at this request. Most open screens poll for it. */
  rosterRevision: number;
}

/**
 * A call opens a session, ends the current one, opens a signup that this browser may continue, makes the browser one
 * that an account is known to use or a kiosk, or waits for the second step of a sign-in.
 */
export type SessionChange =
  | { userId: string; orgId: string | null }
  | { signupOf: string }
  | { knownTo: string }
  | { secondStepOf: string }
  | { kioskOf: string }
  | 'ended';

export interface Sessions {
  find(request: FastifyRequest): Promise<Session | null>;
  /** A browser has one session: the one before would go on in whoever's hands its token is. */
  open(
    db: Db,
    reply: FastifyReply,
    session: { userId: string; orgId: string | null },
  ): Promise<void>;
  end(db: Db, reply: FastifyReply, session: Session | null): Promise<void>;
  /** Returns the token hashes whose session is still valid. */
  stillGood(tokenHashes: Buffer[]): Promise<Buffer[]>;
}

const IDLE = sql`${sql.lit(`${SESSION.idleHours} hours`)}::interval`;
const LATELY = sql`interval '1 minute'`;

/** Whether a row of sessions is still valid. */
export const GOOD = sql<boolean>`expires_at > now() and last_used_at > now() - ${IDLE}`;

interface OfSession {
  token_hash: Buffer;
  user_id: string;
  org_id: string | null;
  unused_lately: boolean;
  changes_at: number;
}

/** Selects the person of a session that is still valid. */
function selectPerson(db: Db, tokenHash: RawBuilder<Buffer>) {
  const person = sql<OfSession>`(
    select token_hash, user_id, org_id, last_used_at < now() - ${LATELY} as unused_lately,
      extract(epoch from least(expires_at, last_used_at + ${IDLE},
        case when last_used_at >= now() - ${LATELY} then last_used_at + ${LATELY} end))::float8 * 1000 as changes_at
      from sessions where token_hash = ${tokenHash} and ${GOOD})`;
  return selectIdentity(db, person).select([
    sql<Buffer>`p.token_hash`.as('token_hash'),
    sql<number>`p.changes_at`.as('changes_at'),
  ]);
}

function selectSession(db: Db, tokenHash: RawBuilder<Buffer>) {
  return selectPerson(db, tokenHash)
    .leftJoin('roster_revisions as r', 'r.org_id', 'm.org_id')
    .select([
      'r.revision',
      sql<boolean>`p.unused_lately`.as('unused_lately'),
      mayNeedTwoStep.as('may_need_two_step'),
    ]);
}

export function createSessions(database: Database, publicUrl: URL): Sessions {
  const { cookieName, cookieOptions } = cookieFor('muster', publicUrl);
  const findSession = database.tokenLookup(selectSession);
  // Three tables more, and most people need none of them.
  const findTwoStep = database.tokenLookup((db, tokenHash) =>
    selectPerson(db, tokenHash).select(mustSetUpTwoStep.as('must_set_up')),
  );

  return {
    async find(request) {
      const tokenHash = tokenHashOf(request.cookies[cookieName]);
      if (!tokenHash) return null;
      const found = await findSession(tokenHash);
      const twoStep = found?.may_need_two_step ? await findTwoStep(tokenHash) : undefined;
      // The session may have ended in between.
      if (!found || (found.may_need_two_step && !twoStep)) return null;
      // A screen that refreshes itself must not keep the session of an absent person alive.
      if (found.unused_lately && request.headers['x-muster-background'] === undefined) {
        await database.transact({}, (db) =>
          db
            .updateTable('sessions')
            .set({ last_used_at: sql`now()` })
            .where('token_hash', '=', tokenHash)
            .execute(),
        );
      }
      const user = toSessionUser(found, twoStep?.must_set_up ?? false);
      return { tokenHash, user, rosterRevision: found.revision ?? 0 };
    },

    async open(db, reply, { userId, orgId }) {
      const token = newToken();
      const { id } = await db
        .insertInto('sessions')
        .values({
          token_hash: hashToken(token),
          user_id: userId,
          org_id: orgId,
          user_agent: reply.request.headers['user-agent']?.slice(0, 400) ?? null,
          expires_at: sql<Date>`now() + ${sql.lit(`${SESSION.absoluteDays} days`)}::interval`,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      // Also one that has run out: push notifications may still belong to it.
      const before = tokenHashOf(reply.request.cookies[cookieName]);
      if (before) {
        await movePush(db, { from: before, to: id, userId });
        await db.deleteFrom('sessions').where('token_hash', '=', before).execute();
      }
      reply.setCookie(cookieName, token, {
        ...cookieOptions,
        maxAge: SESSION.absoluteDays * 24 * 60 * 60,
      });
    },

    async end(db, reply, session) {
      if (session) {
        await db.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute();
      }
      reply.clearCookie(cookieName, cookieOptions);
    },

    async stillGood(tokenHashes) {
      if (tokenHashes.length === 0) return [];
      const rows = await database.readEverything((db) =>
        db
          .selectFrom('sessions')
          .select('token_hash')
          .where('token_hash', 'in', tokenHashes)
          .where(GOOD)
          .execute(),
      );
      return rows.map((row) => row.token_hash);
    },
  };
}

/** When the same person goes on in the same browser, perhaps in another organisation. */
async function movePush(
  db: Db,
  { from, to, userId }: { from: Buffer; to: string; userId: string },
): Promise<void> {
  await sql`update push_subscriptions set session_id = ${to} where session_id = (
    select id from sessions where token_hash = ${from} and user_id = ${userId})`.execute(db);
}
