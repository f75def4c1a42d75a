import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { type RosterChange, useRosterChange } from '../../data/roster-changes';
import { ApiError } from '../../platform/api';
import { showFieldErrors } from '../../platform/failure';
import { type EnteredShift, ShiftForm, type ShiftValues } from './shift-values';

/** A form whose contents survive every refusal; `overlap` names the shifts that were in the way. */
export function useShiftForm(defaultValues: ShiftValues) {
  const form = useForm<ShiftValues, unknown, EnteredShift>({
    resolver: zodResolver(ShiftForm),
    defaultValues,
  });
  const { mutateAsync } = useRosterChange();
  const [overlap, setOverlap] = useState<string>();

  /** True when it is saved and everybody has read it; the toast is on its way either way. */
  async function save(change: RosterChange): Promise<boolean> {
    setOverlap(undefined);
    try {
      await mutateAsync(change);
      return true;
    } catch (error) {
      showFieldErrors(form, error);
      if (error instanceof ApiError && error.code === 'shift_overlap') setOverlap(error.sentence);
      return false;
    }
  }

  return { form, overlap, save };
}
