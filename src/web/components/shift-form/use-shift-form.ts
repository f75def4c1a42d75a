import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useOrganization } from '../../data/organization';
import { type RosterChange, useRosterChange } from '../../data/roster-changes';
import { ApiError } from '../../platform/api';
import { showFieldErrors } from '../../platform/failure';
import { type EnteredShift, ShiftForm, type ShiftValues } from './shift-schema';

/** A form that keeps its input when a save is refused; `overlap` names the shifts in the way. */
export function useShiftForm(defaultValues: ShiftValues) {
  const form = useForm<ShiftValues, unknown, EnteredShift>({
    resolver: zodResolver(ShiftForm),
    defaultValues,
  });
  const { mutateAsync } = useRosterChange({ namesOverlap: true });
  const [overlap, setOverlap] = useState<string>();

  /** Resolves to true once the change is saved and the roster read again. Shows its own toasts. */
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

export interface DefaultTimes {
  startTime: string;
  endTime: string;
}

/** The organisation's usual shift, or an office day when it can't be read; undefined while loading. */
export function useDefaultTimes(): DefaultTimes | undefined {
  const { data, isPending } = useOrganization();
  if (isPending) return undefined;
  return {
    startTime: data?.default_shift_start ?? '09:00',
    endTime: data?.default_shift_end ?? '17:00',
  };
}
