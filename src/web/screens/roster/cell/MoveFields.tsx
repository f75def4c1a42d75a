import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { DateField } from '../../../components/shift-form/DateField';
import { EmployeeField } from '../../../components/shift-form/EmployeeField';
import type { ShiftFormReturn } from '../../../components/shift-form/shift-values';
import { useEmployees } from '../../../data/employees';
import { Button } from '../../../ui/Button';

/** Another person, another day: what dragging does in the grid. */
export function MoveFields({ form }: { form: ShiftFormReturn }) {
  const { data: employees = [] } = useEmployees();
  const [open, setOpen] = useState(false);
  if (!open) {
    return (
      <Button
        className="self-start"
        onClick={() => {
          setOpen(true);
          // After the field is there.
          setTimeout(() => form.setFocus('employeeId'));
        }}
      >
        <ArrowRightLeft aria-hidden="true" />
        Move to...
      </Button>
    );
  }
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <EmployeeField form={form} employees={employees} />
      <DateField form={form} />
    </div>
  );
}
