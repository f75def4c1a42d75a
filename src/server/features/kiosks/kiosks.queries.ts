import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';

/** Without those that were revoked. */
export function listKiosks({ db }: TenantScope) {
  return db
    .selectFrom('kiosks as k')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.org_id', '=', 'k.org_id').onRef('l.id', '=', 'k.location_id'),
    )
    .select(['k.id', 'k.label', 'k.location_id', 'l.name as site_name', 'k.created_by_name'])
    .select([
      isoText<string | null>('k.enrolled_at').as('enrolled_at'),
      isoText<string | null>('k.last_seen_at').as('last_seen_at'),
    ])
    .where('k.revoked_at', 'is', null)
    .where('l.deleted_at', 'is', null)
    .orderBy('l.name')
    .orderBy('k.created_at')
    .orderBy('k.id')
    .execute();
}

/** Answers the label when there was a kiosk to revoke. Its key stays: events of the tablet may still come. */
export function revokeKiosk({ db }: TenantScope, id: string) {
  return db
    .updateTable('kiosks')
    .set({ revoked_at: sql`now()`, token_hash: null, code_hash: null, code_expires_at: null })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning(['label', 'location_id'])
    .executeTakeFirst();
}
