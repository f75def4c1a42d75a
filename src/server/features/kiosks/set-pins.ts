// Sets PINs: people choose their own, and an admin may give someone a new one.
import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import * as api from '#contract/api/pins';
import { AppError } from '#contract/errors';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { isoText } from '../../db/iso-text';
import type { Http } from '../../http/http';
import { hashPin } from './pins';

export function routeSetPins(http: Http): void {
  // Hashing takes a while, so it comes before the transaction.
  http.routeInSteps(api.setOwnPin, async ({ user, body }, commit) => {
    const pinHash = await hashPin(body.pin);
    return commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
      const scope = { db, orgId: user.org_id };
      if (user.employee_id === null) throw new AppError('no_own_record');
      await savePin(scope, user.employee_id, pinHash);
      await auditPin(scope, user.id, user.employee_id, 'employee.pin_set');
      return { answer: await findPin(scope, user.employee_id) };
    });
  });
  http.routeInSteps(api.givePin, async ({ user, params }, commit) => {
    const pin = newPin();
    const pinHash = await hashPin(pin);
    return commit({ orgId: user.org_id, userId: user.id }, async ({ db }) => {
      const scope = { db, orgId: user.org_id };
      const employee = await db
        .selectFrom('employees')
        .select('id')
        .where('id', '=', params.id)
        .where('deleted_at', 'is', null)
        .executeTakeFirst();
      if (!employee) throw new AppError('not_found');
      await savePin(scope, params.id, pinHash);
      await auditPin(scope, user.id, params.id, 'employee.pin_given');
      return { answer: { pin }, repeat: { pin: null } };
    });
  });
}

export async function findPin({ db }: TenantScope, employeeId: string | null) {
  const found = await db
    .selectFrom('kiosk_pins')
    .select(isoText('set_at').as('set_at'))
    .where('employee_id', '=', employeeId)
    .executeTakeFirst();
  return found ?? { set_at: null };
}

/** Not one that anyone would guess first. */
function newPin(): string {
  for (;;) {
    const pin = String(randomInt(1_000_000)).padStart(6, '0');
    if (api.NewPin.safeParse(pin).success) return pin;
  }
}

async function savePin({ db, orgId }: TenantScope, employeeId: string, pinHash: string) {
  await db
    .insertInto('kiosk_pins')
    .values({ org_id: orgId, employee_id: employeeId, pin_hash: pinHash })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'employee_id'])
        .doUpdateSet({ pin_hash: pinHash, set_at: sql`now()` }),
    )
    .execute();
}

function auditPin(
  scope: TenantScope,
  actorUserId: string,
  employeeId: string,
  action: 'employee.pin_set' | 'employee.pin_given',
) {
  return audit(scope, {
    orgId: scope.orgId,
    actorUserId,
    action,
    targetType: 'employee',
    targetId: employeeId,
  });
}
