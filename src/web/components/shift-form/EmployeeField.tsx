import type { Employee } from '#contract/api/employees';
import { ControlledFormField } from '../../ui/FormField';
import { EmployeeSelect } from './EmployeeSelect';
import type { ShiftFormReturn } from './shift-values';

type EmployeeFieldProps = {
  form: ShiftFormReturn;
  employees: Employee[];
  hint?: string | undefined;
};

export function EmployeeField({ form, employees, hint }: EmployeeFieldProps) {
  return (
    <ControlledFormField form={form} name="employeeId" label="Employee" hint={hint}>
      {(control, { ref, value, onChange, onBlur }) => (
        <EmployeeSelect
          ref={ref}
          employees={employees}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          {...control}
        />
      )}
    </ControlledFormField>
  );
}
