// Signups in progress: only the browser that started one may continue to pay for the organisation.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { SESSION } from '#contract/limits';
import type { Db } from '../db/database';
import { cookieFor, hashToken, newToken, tokenHashOf } from './tokens';

export interface Signups {
  hashOf(request: FastifyRequest): Buffer | null;
  open(db: Db, reply: FastifyReply, orgId: string): Promise<void>;
}

export function createSignups(publicUrl: URL): Signups {
  const { cookieName, cookieOptions } = cookieFor('muster-signup', publicUrl);
  return {
    hashOf: (request) => tokenHashOf(request.cookies[cookieName]),

    async open(db, reply, orgId) {
      const token = newToken();
      await db
        .insertInto('signups')
        .values({
          token_hash: hashToken(token),
          org_id: orgId,
          expires_at: sql<Date>`now() + make_interval(hours => ${sql.lit(SESSION.signupHours)})`,
        })
        .execute();
      reply.setCookie(cookieName, token, {
        ...cookieOptions,
        maxAge: SESSION.signupHours * 60 * 60,
      });
    },
  };
}
