import type { Role } from '#contract/rights';
import type { TenantScope } from '../../db/database';
import { countOwners } from '../employees/employees.queries';

/** Nobody decides their own leave, except the only owner. */
export async function mayDecide(
  scope: TenantScope,
  { employee_id, role }: { employee_id: string | null; role: Role | null },
  employeeId: string,
): Promise<boolean> {
  if (employee_id !== employeeId) return true;
  return role === 'owner' && (await countOwners(scope)) === 1;
}
