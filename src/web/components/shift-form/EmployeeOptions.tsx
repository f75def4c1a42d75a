import { Check } from 'lucide-react';
import { useEffect } from 'react';
import type { Employee } from '#contract/api/employees';
import { Avatar } from '../../ui/Avatar';
import { cn } from '../../ui/cn';

type EmployeeOptionsProps = {
  id: string;
  employees: Employee[];
  /** The number of people found beyond those listed. */
  more: number;
  chosenId: string;
  active: number;
  onChoose: (id: string) => void;
};

export function optionId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

export function EmployeeOptions(props: EmployeeOptionsProps) {
  const { id, employees, more, chosenId, active, onChoose } = props;

  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);

  return (
    <>
      <div id={id} role="listbox" aria-label="Employees">
        {employees.map((employee, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active one
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field takes the keys
          <div
            key={employee.id}
            id={optionId(id, index)}
            role="option"
            aria-selected={employee.id === chosenId}
            // A press would take the focus from the field and close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(employee.id)}
            className={cn(
              'flex min-h-11 cursor-pointer items-center gap-2 rounded-md px-2 py-1 text-base hover:bg-subtle sm:min-h-9 sm:text-sm',
              index === active && 'bg-subtle outline-2 -outline-offset-2 outline-focus',
            )}
          >
            <Avatar name={employee.name} color={employee.shift_group?.color_hex} size="sm" />
            <span className="min-w-0 flex-1 truncate">{employee.name}</span>
            {employee.id === chosenId && (
              <Check aria-hidden="true" className="size-4 shrink-0 text-brand" />
            )}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={cn('px-2 text-sm text-muted', (more > 0 || !employees.length) && 'py-2')}
      >
        {employees.length === 0 && 'No employees found.'}
        {more > 0 && `${more} more. Keep typing to find them.`}
      </p>
    </>
  );
}
