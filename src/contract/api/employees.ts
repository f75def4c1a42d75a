// Employees: the people of an organisation, each with an account.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { email, id, instant, name, nameText, newPassword, phone } from '../fields';
import { LIMITS } from '../limits';
import { ROLES } from '../rights';
import { SignedIn } from './auth';
import { GroupOfEmployee } from './shift-groups';

/** Employees see of their colleagues the name and the group; the rest is null for them. */
export const Employee = z.object({
  id: z.uuid(),
  org_id: z.uuid(),
  user_id: z.uuid().nullable(),
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  role: z.enum(ROLES).nullable(),
  created_at: instant.nullable(),
  shift_group: GroupOfEmployee.nullable(),
});
export type Employee = z.infer<typeof Employee>;

export const NEW_EMPLOYEE_ROLES = ['manager', 'employee'] as const;

export const EmployeeInput = z.strictObject({
  name,
  email,
  phone: phone.optional(),
  role: z.enum(NEW_EMPLOYEE_ROLES).meta({ examples: ['employee'] }),
  tempPassword: newPassword,
  /** By mail, a link with which they choose a password of their own. */
  sendInvitation: z.boolean().default(false),
  /** For callers who may manage shift groups. */
  shiftGroupId: id('shift-group').optional(),
  /** One of the organisations in which the caller may add employees; else the current one. */
  org_id: id('organization').optional(),
});

export const EmployeeChanges = z.strictObject({
  name,
  email,
  phone: phone.optional(),
  role: z.enum(ROLES).meta({ examples: ['employee'] }),
  /** Only when the person is to get a new temporary password. */
  tempPassword: newPassword.optional(),
  /** Empty takes the employee out of the group; left out, the group stays. */
  shiftGroupId: z.union([z.literal(''), id('shift-group')]).optional(),
  /** As it was when the form was opened; refused where someone has changed it since. */
  seen: Employee.pick({ name: true, email: true, phone: true, role: true })
    .extend({
      shiftGroupId: z
        .uuid()
        .nullable()
        .meta({ examples: [null] }),
    })
    .partial()
    .optional(),
});

export const ImportRow = z.strictObject({
  name,
  email,
  phone: phone.optional(),
  role: z.enum(NEW_EMPLOYEE_ROLES).meta({ examples: ['employee'] }),
  /** The name of a group, in any case. */
  shift_group: nameText(LIMITS.groupNameLength).optional(),
  /** May be left out when invitations are sent: people then choose a password by the link. */
  tempPassword: newPassword.optional(),
});

const Path = z.object({ id: id('employee') });

export const listEmployees = endpoint({
  method: 'GET',
  path: '/api/employees',
  summary: 'List all employees by group position and name, unassigned last',
  right: 'see colleagues',
  response: z.array(Employee),
});

export const createEmployee = endpoint({
  method: 'POST',
  path: '/api/employees',
  summary: 'Add an employee with an account and a temporary password',
  right: 'manage employees',
  body: EmployeeInput,
  response: Employee,
  status: 201,
});

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/api/invitations/accept',
  summary: 'Join an organisation with the account you have, by the token of the emailed invitation',
  right: 'choose organisation',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  response: SignedIn,
});

/** An owner of a small business works shifts, too. */
export const addMyself = endpoint({
  method: 'POST',
  path: '/api/employees/me',
  summary: 'Put yourself on the roster, with the account and role you have',
  right: 'manage employees',
  response: Employee,
  status: 201,
});

export const updateEmployee = endpoint({
  method: 'PUT',
  path: '/api/employees/{id}',
  summary: "Change an employee whose role isn't above the caller's",
  right: 'manage employees',
  params: Path,
  body: EmployeeChanges,
  response: Employee,
});

export const resetTwoStep = endpoint({
  method: 'POST',
  path: '/api/employees/{id}/reset-two-step',
  summary: 'Turn off two-step sign-in of someone who has lost their phone and recovery codes',
  right: 'reset two-step sign-in',
  params: Path,
});

export const deleteEmployee = endpoint({
  method: 'DELETE',
  path: '/api/employees/{id}',
  summary: 'Remove an employee: ends access straight away, deletes future shifts, keeps past ones',
  right: 'manage employees',
  params: Path,
});

export const removeEmployees = endpoint({
  method: 'POST',
  path: '/api/employees/remove',
  summary: 'Remove many employees, all or none. The answer says how to undo it within an hour',
  right: 'manage employees',
  body: z.strictObject({ employeeIds: z.array(id('employee')).min(1).max(LIMITS.importRows) }),
  response: z.object({ removed: z.int(), shifts: z.int(), undo_id: z.uuid() }),
});

export const undoRemoval = endpoint({
  method: 'POST',
  path: '/api/employees/removals/{id}/undo',
  summary: 'Bring back the employees that you removed, with their accounts and future shifts',
  right: 'manage employees',
  params: z.object({ id: id('undo-step') }),
  response: z.object({ restored: z.int() }),
});

export const countEmployeeShifts = endpoint({
  method: 'GET',
  path: '/api/employees/{id}/future-shifts',
  summary: 'Count the future shifts that would be deleted with the employee',
  right: 'manage employees',
  params: Path,
  response: z.object({ count: z.int() }),
});

export const importEmployees = endpoint({
  method: 'POST',
  path: '/api/employees/import',
  summary: 'Add many employees, all or none. With dryRun, only report the problems',
  right: 'manage employees',
  body: z.strictObject({
    dryRun: z.boolean().default(true),
    rows: z.array(ImportRow).min(1).max(LIMITS.importRows),
    /** What happens to rows with the email of an employee of the organisation. */
    existing: z.enum(['refuse', 'skip', 'update']).default('refuse'),
    /** Groups that do not exist are created, by callers who may; else each such row is a problem. */
    createGroups: z.boolean().default(false),
    /** To each of them by mail, a link with which they choose a password of their own. */
    sendInvitations: z.boolean().default(false),
  }),
  response: z.object({
    created: z.int(),
    updated: z.int(),
    skipped: z.int(),
    /** The rows with the email of an employee of the organisation. */
    existing: z.array(z.int()),
    /** Row numbers count from 0. */
    problems: z.array(z.object({ row: z.int(), field: z.string(), message: z.string() })),
    /** Groups that createGroups would create for this caller. */
    missingGroups: z.array(z.string()),
  }),
});

export const exportEmployees = endpoint({
  method: 'GET',
  path: '/api/employees/export',
  summary: 'Export the employees as CSV',
  right: 'manage employees',
  produces: 'text/csv',
});
