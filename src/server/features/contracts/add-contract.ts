import type * as api from '#contract/api/contracts';
import type { BodyOf } from '#contract/endpoint';
import { AppError, type FieldError } from '#contract/errors';
import type { CalendarDate } from '#engine/time/kinds';
import { audit } from '../../db/audit';
import type { TenantScope } from '../../db/database';
import { publish } from '../../db/publish';
import * as queries from './contracts.queries';

export type NewContract = BodyOf<typeof api.addContract>;

export interface Author {
  id: string;
  name: string;
}

export async function addContract(
  scope: TenantScope,
  author: Author,
  employeeId: string,
  contract: NewContract,
  today: CalendarDate,
): Promise<api.Contracts> {
  const employee = await queries.lockEmployee(scope, employeeId);
  if (!employee) throw new AppError('not_found');
  const problem = await problemOf(scope, employeeId, contract, today);
  if (problem) {
    throw new AppError('invalid_input', {
      sentence: `${problem.field}: ${problem.message}`,
      fields: [problem],
    });
  }
  await saveContract(scope, author, employeeId, contract);
  await publish(scope, 'contracts', [employeeId]);
  return readContracts(scope, employeeId);
}

export async function readContracts(
  scope: TenantScope,
  employeeId: string,
): Promise<api.Contracts> {
  const employee = await queries.findEmployee(scope, employeeId);
  if (!employee) throw new AppError('not_found');
  const rows = await queries.listContracts(scope, [employeeId]);
  return {
    birthDate: employee.birth_date as CalendarDate | null,
    contracts: rows.map(queries.asSeen),
  };
}

/** What the schema can't know: the day, and the contracts that are there. */
export async function problemOf(
  scope: TenantScope,
  employeeId: string,
  contract: NewContract,
  today: CalendarDate,
): Promise<FieldError | undefined> {
  if (contract.birthDate && contract.birthDate >= today) {
    return { field: 'birthDate', message: 'A birth date must be in the past.' };
  }
  const settled = await queries.listSettledDates(scope, employeeId);
  if (settled.includes(contract.validFrom)) {
    return {
      field: 'validFrom',
      message: 'A contract already begins on this day. Choose another day.',
    };
  }
  return undefined;
}

export async function saveContract(
  scope: TenantScope,
  author: Author,
  employeeId: string,
  contract: NewContract,
): Promise<void> {
  await queries.replaceContract(scope, valuesOf(employeeId, contract, author.name));
  if (contract.birthDate !== undefined) {
    await queries.updateBirthDate(scope, employeeId, contract.birthDate);
  }
  await audit(scope, {
    orgId: scope.orgId,
    actorUserId: author.id,
    action: 'contract.added',
    targetType: 'employee',
    targetId: employeeId,
    // The figures are in the contract itself. The log is read by more people.
    metadata: { date: contract.validFrom },
  });
}

function valuesOf(
  employeeId: string,
  contract: NewContract,
  authorName: string,
): queries.ContractRow {
  const { hours, period, averagingWeeks, anchor } = contract;
  const averaged = averagingWeeks === null ? (anchor === null ? null : period) : averagingWeeks * 7;
  return {
    employee_id: employeeId,
    valid_from: contract.validFrom,
    type: contract.type,
    ordinary_minutes: hours === null ? null : Math.round(hours * 60),
    ordinary_days: period,
    averaging_days: averaged,
    averaging_anchor: averaged === null ? null : (anchor ?? contract.validFrom),
    agreements: [...new Set(contract.agreements)].sort(),
    leave_counts: contract.leaveCounts,
    holidays_count: contract.holidaysCount,
    employee_number: contract.employeeNumber || null,
    created_by_name: authorName,
  };
}
