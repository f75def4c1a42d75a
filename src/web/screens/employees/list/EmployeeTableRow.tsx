import { memo } from 'react';
import type { Employee } from '#contract/api/employees';
import type { SessionUser } from '#contract/session-user';
import { formatDateAt } from '../../../platform/formats';
import { Avatar } from '../../../ui/Avatar';
import { rowHeading, rowStyles } from '../../../ui/Rows';
import { TableCell, TableRow } from '../../../ui/Table';
import { EmployeeActions } from './EmployeeActions';
import { EmployeeGroup } from './EmployeeGroup';
import { RoleBadge } from './RoleBadge';

export type EmployeeRowProps = {
  employee: Employee;
  user: SessionUser;
  onEdit: (employee: Employee) => void;
  onDelete: (employee: Employee) => Promise<boolean>;
};

export const EmployeeTableRow = memo(function EmployeeTableRow(props: EmployeeRowProps) {
  const { employee, user } = props;
  return (
    <TableRow className={rowStyles}>
      <th scope="row" className={`${rowHeading} font-medium`}>
        <span className="flex items-center gap-2.5">
          <Avatar name={employee.name} color={employee.shift_group?.color_hex} />
          <span className="min-w-0 wrap-anywhere">{employee.name}</span>
        </span>
      </th>
      <TableCell>
        <RoleBadge role={employee.role} />
      </TableCell>
      <TableCell>
        <EmployeeGroup group={employee.shift_group} />
      </TableCell>
      <TableCell className="wrap-anywhere">{employee.email}</TableCell>
      <TableCell>{employee.phone || <span className="text-muted">N/A</span>}</TableCell>
      <TableCell className="whitespace-nowrap">
        {employee.created_at && formatDateAt(employee.created_at, user.org_timezone ?? 'UTC')}
      </TableCell>
      <TableCell className="print:hidden">
        <EmployeeActions {...props} />
      </TableCell>
    </TableRow>
  );
});
