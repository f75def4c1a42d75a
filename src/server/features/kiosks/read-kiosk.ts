// What a tablet shows: the people of its site, by first name and state. Nothing else of them leaves the server.
import { createPublicKey } from 'node:crypto';
import { sql } from 'kysely';
import type { KioskView } from '#contract/api/kiosk';
import type { Instant } from '#engine/time/kinds';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import type { KioskCaller } from '../../http/kiosks';

const DAY_MS = 24 * 60 * 60 * 1000;

export async function readKiosk(
  scope: TenantScope,
  kiosk: KioskCaller,
  now: Instant,
): Promise<KioskView> {
  const rows = await listPeople(scope, kiosk.location_id, now);
  const names = shownNames(rows.map(({ name }) => name));
  const people = rows.map(({ id, since, break_since }, place) => ({
    id,
    name: names[place] ?? '',
    state: break_since ? ('break' as const) : since ? ('on' as const) : ('off' as const),
    since: break_since ?? since,
  }));
  people.sort((one, other) => one.name.localeCompare(other.name, 'en-AU'));
  const { id, label, site_name, timezone, private_key } = kiosk;
  return { id, label, site_name, timezone, key: publicKeyOf(private_key ?? ''), people };
}

/** Rostered here within a day, or clocked in here. */
function listPeople({ db, orgId }: TenantScope, siteId: string, now: Instant) {
  return db
    .selectFrom('employees as e')
    .leftJoin('timesheets as t', (join) =>
      join
        .onRef('t.org_id', '=', 'e.org_id')
        .onRef('t.employee_id', '=', 'e.id')
        .on('t.state', '=', 'running'),
    )
    .select([
      'e.id',
      'e.name',
      isoText<string | null>('t.start_at').as('since'),
      isoText<string | null>('t.break_since').as('break_since'),
    ])
    .where('e.org_id', '=', orgId)
    .where('e.deleted_at', 'is', null)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('t.location_id', '=', siteId),
        exists(
          selectFrom('shifts as s')
            .select(sql`1`.as('one'))
            .whereRef('s.org_id', '=', 'e.org_id')
            .whereRef('s.employee_id', '=', 'e.id')
            .where('s.location_id', '=', siteId)
            .where('s.published', '=', true)
            .where('s.start_at', '<', new Date(now + DAY_MS))
            .where('s.end_at', '>', new Date(now - DAY_MS)),
        ),
      ]),
    )
    .orderBy('e.id')
    .execute();
}

/** 'Amy', or 'Amy T' and 'Amy W' where there are two. */
export function shownNames(names: readonly string[]): string[] {
  const parts = names.map((name) => name.split(' '));
  return parts.map(([first = '', ...rest]) => {
    const shared = parts.filter(([other]) => other === first).length > 1;
    const letter = rest.at(-1)?.[0];
    return shared && letter ? `${first} ${letter}` : first;
  });
}

function publicKeyOf(privateKey: string): string {
  return createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64');
}
