import { memo } from 'react';
import type { Employee } from '#contract/api/employees';
import { TableCell } from '../../../ui/TableCell';
import { ROLE_LABELS } from '../role-labels';
import { rowHeading } from '../rows/row-styles';

/** An employee out of sight. */
export const EmployeeOutline = memo(function EmployeeOutline({ employee }: { employee: Employee }) {
  const { name, role, shift_group, email, phone } = employee;
  const rest = [role && ROLE_LABELS[role], shift_group?.name ?? 'Unassigned', email, phone];
  return (
    <tr>
      <th scope="row" className={`${rowHeading} pl-13 font-medium`}>
        {name}
      </th>
      <TableCell colSpan={6}>{rest.filter(Boolean).join(', ')}</TableCell>
    </tr>
  );
});
