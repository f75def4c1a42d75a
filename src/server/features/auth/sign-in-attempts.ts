// Limits of guesses at a password (decision 036). Everything is counted by the address that was typed, so that an unknown
// account answers like any other.
import { sql } from 'kysely';
import { SESSION } from '#contract/limits';
import type { Database, Db } from '../../db/database';
import {
  type Bucket,
  forgetAttempts,
  guessesInBrowser,
  guessesOfStrangers,
  guessesOfStrangersFrom,
  returnAttempts,
  signInByAddress,
  takeAttempt,
} from '../../http/rate-limit';

interface Attempt {
  /** To be called once the password was right: then earlier wrong ones were slips of the same person. */
  succeeded(): Promise<void>;
}

/** Counts an attempt before the password is checked, so that many at the same time don't get past the limit. */
export async function takeSignInAttempt(
  database: Database,
  { email, address, browser }: { email: string; address: string; browser: Buffer | null },
): Promise<Attempt> {
  const known = browser && (await database.readEverything((db) => isKnown(db, browser, email)));
  const own = known ? guessesInBrowser(email, browser) : guessesOfStrangersFrom(email, address);
  const shared: Bucket[] = known ? [] : [guessesOfStrangers(email), signInByAddress(address)];
  await takeAttempt(database, [own, ...shared]);
  return {
    async succeeded() {
      await forgetAttempts(database, own);
      await returnAttempts(database, shared);
    },
  };
}

async function isKnown(db: Db, browser: Buffer, email: string): Promise<boolean> {
  const { rows } = await sql`
    select from known_browsers k join users u on u.id = k.user_id
    where k.token_hash = ${browser} and lower(u.email) = ${email.toLowerCase()}
      and k.last_used_at > now() - make_interval(days => ${SESSION.knownBrowserDays})`.execute(db);
  return rows.length > 0;
}
