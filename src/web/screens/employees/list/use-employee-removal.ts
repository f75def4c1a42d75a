import { useCallback } from 'react';
import type { Employee } from '#contract/api/employees';
import { countEmployeeShifts, useDeleteEmployee } from '../../../data/employees';
import { countWords } from '../../../platform/count-words';
import { toastFailure } from '../../../platform/failure';
import { toast } from '../../../ui/toast-store';

/** Asks, and tells whether the employee is on the way out of the list. */
export function useEmployeeRemoval() {
  const { mutateAsync } = useDeleteEmployee();
  return useCallback(
    async (employee: Employee): Promise<boolean> => {
      if (!window.confirm(await questionAbout(employee))) return false;
      mutateAsync(employee.id).then(
        () => toast({ title: 'Employee deleted successfully' }),
        (error) => toastFailure('Failed to delete employee', error),
      );
      return true;
    },
    [mutateAsync],
  );
}

async function questionAbout({ id, name }: Employee): Promise<string> {
  const question = `Are you sure you want to delete ${name}?`;
  const shifts = await countEmployeeShifts(id);
  if (shifts === 0) return question;
  return `${question}\n\n${countWords(shifts, 'future shift')} will be deleted too. Past shifts stay.`;
}
