// Browsers in which someone has signed in before: strangers who guess passwords don't lock them out.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { SESSION } from '#contract/limits';
import type { Db } from '../db/database';
import { cookieFor, hashToken, newToken, tokenHashOf } from './tokens';

export interface KnownBrowsers {
  hashOf(request: FastifyRequest): Buffer | null;
  /** One token for all accounts of a browser: a shared computer at work has many. */
  remember(db: Db, reply: FastifyReply, userId: string): Promise<void>;
}

export function createKnownBrowsers(publicUrl: URL): KnownBrowsers {
  const { cookieName, cookieOptions } = cookieFor('muster-browser', publicUrl);
  return {
    hashOf: (request) => tokenHashOf(request.cookies[cookieName]),
    async remember(db, reply, userId) {
      const held = reply.request.cookies[cookieName];
      const token = held && tokenHashOf(held) ? held : newToken();
      await db
        .insertInto('known_browsers')
        .values({ token_hash: hashToken(token), user_id: userId })
        .onConflict((conflict) =>
          conflict.columns(['token_hash', 'user_id']).doUpdateSet({ last_used_at: sql`now()` }),
        )
        .execute();
      reply.setCookie(cookieName, token, {
        ...cookieOptions,
        maxAge: SESSION.knownBrowserDays * 24 * 60 * 60,
      });
    },
  };
}
