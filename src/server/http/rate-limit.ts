// Counts attempts per account and per address in the database, so that several servers count together.

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import { counted } from '#engine/counted';
import type { Database, Db } from '../db/database';

export interface Bucket {
  name: string;
  of: string;
  limit: number;
  minutes: number;
}

const MINUTES = 15;

export const signInByAccount = (email: string): Bucket => ({
  name: 'sign-in account',
  of: email.toLowerCase(),
  limit: 10,
  minutes: MINUTES,
});
export const signInByAddress = (address: string): Bucket => ({
  name: 'sign-in address',
  of: address,
  limit: 100,
  minutes: MINUTES,
});
export const registerByAddress = (address: string): Bucket => ({
  name: 'register address',
  of: address,
  limit: 20,
  minutes: 60,
});
export const foundByPerson = (userId: string): Bucket => ({
  name: 'found person',
  of: userId,
  limit: 10,
  minutes: 60,
});
/** Each checkout calls the payment provider, and anyone can sign up. */
export const checkoutByOrganization = (orgId: string): Bucket => ({
  name: 'checkout organisation',
  of: orgId,
  limit: 30,
  minutes: 60,
});
export const mailByAccount = (email: string): Bucket => ({
  name: 'mail account',
  of: email.toLowerCase(),
  limit: 5,
  minutes: 60,
});
export const mailByAddress = (address: string): Bucket => ({
  name: 'mail address',
  of: address,
  limit: 30,
  minutes: 60,
});

/** Counts before the attempt, in its own transaction, so that failed attempts count too. */
export async function takeAttempt(database: Database, buckets: Bucket[]): Promise<void> {
  const rows = await database.transact({}, async (db) => {
    const taken = [];
    for (const bucket of buckets) {
      taken.push({ ...(await takeOne(db, bucket)), limit: bucket.limit });
    }
    return taken;
  });
  const exceeded = rows.filter((row) => row.used > row.limit);
  if (exceeded.length === 0) return;
  const wait = Math.max(1, ...exceeded.map((row) => Math.ceil(row.seconds_left)));
  throw new AppError('too_many_requests', {
    retryAfterSeconds: wait,
    sentence: `Too many attempts. Try again in ${waitText(wait)}.`,
  });
}

function waitText(seconds: number): string {
  return seconds > 90 ? counted(Math.ceil(seconds / 60), 'minute') : counted(seconds, 'second');
}

/** A success shows that the earlier attempts came from the right person. */
export async function forgetAttempts(database: Database, bucket: Bucket): Promise<void> {
  await database.transact({}, (db) =>
    db.deleteFrom('rate_limits').where('bucket', '=', idOf(bucket)).execute(),
  );
}

async function takeOne(db: Db, bucket: Bucket) {
  const until = sql<Date>`now() + make_interval(mins => ${bucket.minutes})`;
  return db
    .insertInto('rate_limits')
    .values({ bucket: idOf(bucket), used: 1, resets_at: until })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        used: sql`case when rate_limits.resets_at <= now() then 1 else rate_limits.used + 1 end`,
        resets_at: sql`case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end`,
      }),
    )
    .returning([
      'used',
      sql<number>`extract(epoch from resets_at - now())::float8`.as('seconds_left'),
    ])
    .executeTakeFirstOrThrow();
}

function idOf(bucket: Bucket): string {
  return createHash('sha256').update(`${bucket.name}\n${bucket.of}`).digest('base64url');
}
