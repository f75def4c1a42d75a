// Sign-ins between the password and the second step: a token in a cookie that opens nothing but the second step.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { SESSION } from '#contract/limits';
import type { Db } from '../db/database';
import { cookieFor, hashToken, newToken, tokenHashOf } from './tokens';

export interface SignInSteps {
  hashOf(request: FastifyRequest): Buffer | null;
  open(db: Db, reply: FastifyReply, userId: string): Promise<void>;
}

export function createSignInSteps(publicUrl: URL): SignInSteps {
  const { cookieName, cookieOptions } = cookieFor('muster-step', publicUrl);
  return {
    hashOf: (request) => tokenHashOf(request.cookies[cookieName]),

    async open(db, reply, userId) {
      const token = newToken();
      await db
        .insertInto('sign_in_steps')
        .values({
          token_hash: hashToken(token),
          user_id: userId,
          expires_at: sql<Date>`now() + make_interval(mins => ${sql.lit(SESSION.secondStepMinutes)})`,
        })
        .execute();
      reply.setCookie(cookieName, token, {
        ...cookieOptions,
        maxAge: SESSION.secondStepMinutes * 60,
      });
    },
  };
}
