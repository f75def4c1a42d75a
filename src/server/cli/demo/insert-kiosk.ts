import { sql } from 'kysely';
import type { TenantScope } from '../../db/database';
import { hashPin } from '../../features/kiosks/pins';
import { hashToken } from '../../http/tokens';

/** Printed, like the password of the demo. Works once, as every code of a kiosk. */
export const DEMO_KIOSK_CODE = 'WATT-LE26';
export const DEMO_PIN = '402719';

/** A kiosk at the site where most people work, which waits for its tablet; and a PIN for everyone. */
export async function insertKiosk({ db, orgId }: TenantScope): Promise<void> {
  await sql`
    insert into kiosks (org_id, location_id, label, created_by_name, code_hash, code_expires_at)
    select ${orgId}, s.location_id, 'Staff entrance', max(u.name), ${hashToken(DEMO_KIOSK_CODE.replace('-', ''))},
      now() + interval '1 year'
    from shifts s
      join organizations o on o.id = s.org_id
      join users u on u.id = o.owner_user_id
    where s.org_id = ${orgId}
    group by s.location_id order by count(*) desc, s.location_id limit 1`.execute(db);
  await sql`
    insert into kiosk_pins (org_id, employee_id, pin_hash)
    select org_id, id, ${await hashPin(DEMO_PIN)} from employees
    where org_id = ${orgId} and deleted_at is null`.execute(db);
}
