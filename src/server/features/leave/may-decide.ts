import type { TenantScope } from '../../db/database';
import { type Decider, readWhoDecides } from '../requests/who-decides';

/** Nobody decides their own leave, unless nobody else could. */
export async function mayDecide(
  scope: TenantScope,
  user: Decider,
  employeeId: string,
): Promise<boolean> {
  return (await readWhoDecides(scope))(user, [employeeId]);
}
