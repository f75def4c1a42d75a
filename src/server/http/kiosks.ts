// Kiosks: tablets that hold a token of their own. It opens the kiosk's calls and nothing else.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import type { Zone } from '#engine/time/kinds';
import type { Database, Db } from '../db/database';
import { cookieFor, hashToken, newToken, tokenHashOf } from './tokens';

export interface KioskCaller {
  tokenHash: Buffer;
  id: string;
  org_id: string;
  location_id: string;
  label: string;
  site_name: string;
  timezone: Zone;
  private_key: string | null;
  /** The organisation is being deleted. */
  ending: boolean;
}

export interface Kiosks {
  /** Asks the database every time: a kiosk that was revoked gets no further answer. */
  find(request: FastifyRequest): Promise<KioskCaller | null>;
  /** Gives the tablet its token. A token that the kiosk had before stops working. */
  open(db: Db, reply: FastifyReply, kioskId: string): Promise<void>;
  /** Returns the token hashes that still belong to a kiosk. */
  stillGood(tokenHashes: Buffer[]): Promise<Buffer[]>;
}

/** Browsers keep a cookie no longer than that. */
const DAYS = 400;

export function createKiosks(database: Database, publicUrl: URL): Kiosks {
  const { cookieName, cookieOptions } = cookieFor('muster-kiosk', publicUrl);
  const findKiosk = database.tokenLookup(selectKiosk);
  return {
    async find(request) {
      const tokenHash = tokenHashOf(request.cookies[cookieName]);
      if (!tokenHash) return null;
      const found = await findKiosk(tokenHash);
      if (!found) return null;
      const { unseen_lately, token_hash: _, ...of } = found;
      const kiosk = { ...of, tokenHash };
      if (unseen_lately) await remember(database, kiosk);
      return kiosk;
    },
    async open(db, reply, kioskId) {
      const token = newToken();
      await db
        .updateTable('kiosks')
        .set({ token_hash: hashToken(token) })
        .where('id', '=', kioskId)
        .execute();
      reply.setCookie(cookieName, token, { ...cookieOptions, maxAge: DAYS * 24 * 60 * 60 });
    },
    async stillGood(tokenHashes) {
      if (tokenHashes.length === 0) return [];
      const rows = await database.readEverything((db) =>
        db
          .selectFrom('kiosks as k')
          .innerJoin('locations as l', 'l.id', 'k.location_id')
          .select('k.token_hash')
          .where('k.token_hash', 'in', tokenHashes)
          .where('l.deleted_at', 'is', null)
          .execute(),
      );
      return rows.flatMap(({ token_hash }) => token_hash ?? []);
    },
  };
}

function selectKiosk(db: Db, tokenHash: RawBuilder<Buffer>) {
  return db
    .selectFrom('kiosks as k')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.org_id', '=', 'k.org_id').onRef('l.id', '=', 'k.location_id'),
    )
    .innerJoin('organizations as o', 'o.id', 'k.org_id')
    .select(['k.token_hash', 'k.id', 'k.org_id', 'k.location_id', 'k.label', 'k.private_key'])
    .select([
      'l.name as site_name',
      sql<Zone>`coalesce(l.timezone, o.timezone, 'UTC')`.as('timezone'),
      sql<boolean>`o.deletes_at is not null`.as('ending'),
      sql<boolean>`coalesce(k.last_seen_at < now() - interval '1 minute', true)`.as(
        'unseen_lately',
      ),
    ])
    .where('k.token_hash', '=', tokenHash)
    .where('l.deleted_at', 'is', null);
}

async function remember(database: Database, { id, org_id }: KioskCaller): Promise<void> {
  await database.transact({ orgId: org_id }, (db) =>
    db.updateTable('kiosks').set({ last_seen_at: sql`now()` }).where('id', '=', id).execute(),
  );
}
