import { useCallback } from 'react';
import type { Employee } from '#contract/api/employees';
import { useDeleteEmployee } from '../../../data/employees';
import { toastFailure } from '../../../platform/failure';
import { toast } from '../../../ui/toast-store';

/** Asks, and tells whether the employee is on the way out of the list. */
export function useEmployeeRemoval() {
  const { mutateAsync } = useDeleteEmployee();
  return useCallback(
    ({ id, name }: Employee): boolean => {
      if (!window.confirm(`Are you sure you want to delete ${name}?`)) return false;
      mutateAsync(id).then(
        () => toast({ title: 'Employee deleted successfully' }),
        (error) => toastFailure('Failed to delete employee', error),
      );
      return true;
    },
    [mutateAsync],
  );
}
