import { useState } from 'react';
import type { Employee } from '#contract/api/employees';
import type { CalendarDate } from '#engine/time/kinds';
import { formatDay } from '../../../platform/formats';
import { Dialog } from '../../../ui/Dialog';
import { CellDay } from './CellDay';

type CellDialogProps = {
  employee: Pick<Employee, 'id' | 'name'>;
  date: CalendarDate;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function CellDialog({ employee, date, open, onOpenChange }: CellDialogProps) {
  const [dirty, setDirty] = useState(false);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${employee.name}, ${formatDay(date)}`}
      dirty={dirty}
    >
      <CellDay employeeId={employee.id} date={date} onDirty={setDirty} />
    </Dialog>
  );
}
