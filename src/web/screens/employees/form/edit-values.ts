// Values of the Edit dialog: an empty password means no change, the group 'none' means no group.
import { z } from 'zod';
import { type Employee, EmployeeChanges, type updateEmployee } from '#contract/api/employees';
import type { BodyInput } from '#contract/endpoint';
import { newPassword } from '#contract/fields';
import { levelOf, ROLES, type Role } from '#contract/rights';
import type { Texts } from '../../../components/newer-version/versions';

export const NO_GROUP = 'none';

export const EditValues = EmployeeChanges.omit({ shiftGroupId: true, seen: true })
  .required({ phone: true })
  .extend({
    tempPassword: z
      .string()
      .transform((password) => password || undefined)
      .pipe(newPassword.optional()),
    group: z.string(),
  });

export function editValuesOf(employee: Employee): z.input<typeof EditValues> {
  return {
    name: employee.name,
    email: employee.email ?? '',
    phone: employee.phone ?? '',
    role: employee.role ?? 'employee',
    tempPassword: '',
    group: employee.shift_group?.id ?? NO_GROUP,
  };
}

export const EDIT_LABELS = {
  name: 'Full name',
  email: 'Email',
  phone: 'Phone',
  role: 'Role',
  group: 'Shift group',
};

/** The values the form began with, as the server keeps them. */
export function seenOf(texts: Texts): BodyInput<typeof updateEmployee>['seen'] {
  const { name = '', email, phone, role, group } = texts;
  return {
    name,
    email: email || null,
    phone: phone || null,
    role: EmployeeChanges.shape.role.parse(role),
    shiftGroupId: !group || group === NO_GROUP ? null : group,
  };
}

/** An unchanged group is left out: someone else may have changed it since. */
export function changesOf(
  { group, tempPassword, ...person }: z.output<typeof EditValues>,
  before: Employee,
): BodyInput<typeof updateEmployee> {
  const moved = group !== (before.shift_group?.id ?? NO_GROUP);
  return {
    ...person,
    ...(tempPassword !== undefined && { tempPassword }),
    ...(moved && { shiftGroupId: group === NO_GROUP ? '' : group }),
  };
}

/** Nobody can give a higher role than their own. An owner can make another owner, so that one of them can leave. */
export function roleChoices(own: Role): Role[] {
  return ROLES.filter((role) => levelOf(role) <= levelOf(own));
}
