import type { Employee } from '#contract/api/employees';
import type { SessionUser } from '#contract/session-user';
import { EditEmployeeDialog } from '../form/EditEmployeeDialog';
import { useDialog } from '../use-dialog';
import { EmployeeCards } from './EmployeeCards';
import { EmployeeTable } from './EmployeeTable';
import { useEmployeeRemoval } from './use-employee-removal';
import { useGrowingCount } from './use-growing-count';

type EmployeeListProps = {
  employees: readonly Employee[];
  user: SessionUser;
  wide: boolean;
  /** Changes with the filter: the list then begins at its first rows again. */
  filterKey: string;
};

export function EmployeeList({ employees, user, wide, filterKey }: EmployeeListProps) {
  const count = useGrowingCount(employees.length, filterKey);
  const remove = useEmployeeRemoval();
  const edit = useDialog<Employee>();
  const List = wide ? EmployeeTable : EmployeeCards;
  return (
    <>
      <List
        employees={employees.slice(0, count)}
        user={user}
        onEdit={edit.show}
        onDelete={remove}
      />
      {edit.subject && (
        <EditEmployeeDialog
          key={edit.turn}
          employee={edit.subject}
          user={user}
          open={edit.open}
          onOpenChange={edit.onOpenChange}
        />
      )}
    </>
  );
}
