// Counts attempts per account and per address in the database, so that several servers count together.

import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#contract/errors';
import { counted } from '#engine/counted';
import type { Database, Db } from '../db/database';
import { networkOf } from './network-of';

export interface Bucket {
  name: string;
  of: string;
  /** Set for guesses at the password of an account, which a reset of the password forgets. */
  account?: string;
  limit: number;
  minutes: number;
  /** The minutes begin anew with every attempt that counts, so that the last one is followed by all of them. */
  sinceTheLast?: true;
}

const MINUTES = 15;

/** In a browser that someone has signed in with before. Nobody else uses these up. */
export const guessesInBrowser = (email: string, browser: Buffer): Bucket => ({
  name: 'sign-in browser',
  of: `${email.toLowerCase()} ${browser.toString('hex')}`,
  account: email,
  limit: 10,
  minutes: MINUTES,
});
/** In any other browser, from one address. */
export const guessesOfStrangersFrom = (email: string, address: string): Bucket => ({
  name: 'sign-in account and address',
  of: `${email.toLowerCase()} ${networkOf(address)}`,
  account: email,
  limit: 10,
  minutes: MINUTES,
});
/** In all other browsers together, from any number of addresses: 960 a day. */
export const guessesOfStrangers = (email: string): Bucket => ({
  name: 'sign-in account',
  of: email.toLowerCase(),
  account: email,
  limit: 40,
  minutes: 60,
});
/** Of someone who is signed in and types the current password. */
export const guessesInSession = (userId: string): Bucket => ({
  name: 'current password',
  of: userId,
  limit: 10,
  minutes: MINUTES,
});
export const signInByAddress = (address: string): Bucket => ({
  name: 'sign-in address',
  of: networkOf(address),
  limit: 100,
  minutes: MINUTES,
});
export const registerByAddress = (address: string): Bucket => ({
  name: 'register address',
  of: networkOf(address),
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
/** A calendar asks every hour at most, and a person now and then by hand. */
export const fetchesOfFeed = (feedId: string, address: string): Bucket => ({
  name: 'calendar feed',
  of: `${feedId} ${networkOf(address)}`,
  limit: 60,
  minutes: 60,
});
/** Calendars of many people read from a few addresses, so only addresses that no feed has are counted. */
export const unknownFeedsFrom = (address: string): Bucket => ({
  name: 'calendar address',
  of: networkOf(address),
  limit: 60,
  minutes: MINUTES,
});
export const mailByAccount = (email: string): Bucket => ({
  name: 'mail account',
  of: email.toLowerCase(),
  limit: 5,
  minutes: 60,
});
export const mailByAddress = (address: string): Bucket => ({
  name: 'mail address',
  of: networkOf(address),
  limit: 30,
  minutes: 60,
});
/** Each question to a passkey stores a challenge. */
export const passkeyByAddress = (address: string): Bucket => ({
  name: 'passkey address',
  of: networkOf(address),
  limit: 200,
  minutes: MINUTES,
});
/** Six digits are quickly guessed by someone who knows the password. */
export const secondStepByAccount = (userId: string): Bucket => ({
  name: 'second step account',
  of: userId,
  limit: 10,
  minutes: 60,
});

/** Per person and kiosk: five tries, then five minutes. */
export const guessesAtPin = (kioskId: string, of: string): Bucket => ({
  name: 'kiosk pin',
  of: `${kioskId} ${of}`,
  limit: 5,
  minutes: 5,
  sinceTheLast: true,
});
/** An admin mistypes a code now and then; someone who guesses would need billions of tries. */
export const kioskCodesFrom = (address: string): Bucket => ({
  name: 'kiosk code address',
  of: networkOf(address),
  limit: 20,
  minutes: MINUTES,
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
  refuse('Too many attempts.', Math.max(...exceeded.map((row) => row.seconds_left)));
}

function refuse(what: string, secondsLeft: number): never {
  const wait = Math.max(1, Math.ceil(secondsLeft));
  throw new AppError('too_many_requests', {
    retryAfterSeconds: wait,
    sentence: `${what} Try again in ${waitText(wait)}.`,
  });
}

function waitText(seconds: number): string {
  if (seconds > 3 * 60 * 60) return counted(Math.ceil(seconds / 3600), 'hour');
  return seconds > 90 ? counted(Math.ceil(seconds / 60), 'minute') : counted(seconds, 'second');
}

/**
 * Takes from budgets in the transaction of what they are for, so that only what happens counts. All buckets are of one
 * kind: several are one statement, however many there are.
 */
export async function takeFromBudgets(
  db: Db,
  { of, count, ...kind }: Omit<Bucket, 'of' | 'account'> & { of: string[]; count: number },
  what: string,
): Promise<void> {
  const buckets = of.map((each) => idOf({ ...kind, of: each }));
  const { rows } = await sql<{ used: number; seconds_left: number }>`
    insert into rate_limits (bucket, used, resets_at)
    select bucket, ${count}, now() + make_interval(mins => ${kind.minutes})
    from unnest(${buckets}::text[]) as bucket
    on conflict (bucket) do update set
      used = case when rate_limits.resets_at <= now() then 0 else rate_limits.used end + excluded.used,
      resets_at = case when rate_limits.resets_at <= now() then excluded.resets_at else rate_limits.resets_at end
    returning used, extract(epoch from resets_at - now())::float8 as seconds_left`.execute(db);
  const exceeded = rows.filter(({ used }) => used > kind.limit);
  if (exceeded.length > 0) refuse(what, Math.max(...exceeded.map((row) => row.seconds_left)));
}

/** A success shows that the earlier attempts came from the right person. */
export async function forgetAttempts(database: Database, bucket: Bucket): Promise<void> {
  await database.transact({}, (db) =>
    db.deleteFrom('rate_limits').where('bucket', '=', idOf(bucket)).execute(),
  );
}

/** Gives back what a success has taken, so that only failures count: a whole site signs in from one address. */
export async function returnAttempts(database: Database, buckets: Bucket[]): Promise<void> {
  if (buckets.length === 0) return;
  await database.transact({}, (db) =>
    db
      .updateTable('rate_limits')
      .set({ used: sql`greatest(used - 1, 0)` })
      .where('bucket', 'in', buckets.map(idOf))
      .execute(),
  );
}

/** From whichever address and browser the guesses came. */
export async function forgetGuessesAt(db: Db, email: string): Promise<void> {
  await db.deleteFrom('rate_limits').where('account', '=', accountOf(email)).execute();
}

async function takeOne(db: Db, bucket: Bucket) {
  const until = sql<Date>`now() + make_interval(mins => ${bucket.minutes})`;
  return db
    .insertInto('rate_limits')
    .values({
      bucket: idOf(bucket),
      account: bucket.account === undefined ? null : accountOf(bucket.account),
      used: 1,
      resets_at: until,
    })
    .onConflict((conflict) =>
      conflict.column('bucket').doUpdateSet({
        used: sql`case when rate_limits.resets_at <= now() then 1 else rate_limits.used + 1 end`,
        resets_at: sql`case when rate_limits.resets_at <= now() or (${bucket.sinceTheLast ?? false} and rate_limits.used < ${bucket.limit})
          then excluded.resets_at else rate_limits.resets_at end`,
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

function accountOf(email: string): string {
  return createHash('sha256').update(email.toLowerCase()).digest('base64url');
}
