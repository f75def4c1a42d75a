import { useEffect } from 'react';
import type { Shift } from '#contract/api/shifts';
import { EmployeeField } from '../../../components/shift-form/EmployeeField';
import { ReplaceField } from '../../../components/shift-form/ReplaceField';
import { valuesOf } from '../../../components/shift-form/shift-values';
import { useShiftForm } from '../../../components/shift-form/use-shift-form';
import { formatRange } from '../../../platform/formats';
import { useDayList } from '../day-list/use-day-list';
import { ShiftFormBox } from './ShiftFormBox';
import { takersFor } from './takers';

type HandOverFormProps = {
  /** As it is now. */
  shift: Shift;
  onClose: () => void;
  onEntered: (entered: boolean) => void;
};

/** Somebody else takes over the shift of a person who is away; those who are free come first. */
export function HandOverForm({ shift, onClose, onEntered }: HandOverFormProps) {
  const { people } = useDayList(shift.date, undefined);
  const { form, overlap, save } = useShiftForm({ ...valuesOf(shift), employeeId: '' });
  const { isDirty, isSubmitting } = form.formState;
  useEffect(() => onEntered(isDirty), [isDirty, onEntered]);

  const submit = form.handleSubmit(async ({ employeeId, overwrite }) => {
    // Nothing else, so that what a colleague changes meanwhile stays.
    const body = { employeeId, version: shift.version, ...(overwrite && { overwrite }) };
    if (await save({ type: 'update', shift, body })) onClose();
  });
  return (
    <ShiftFormBox
      title={`Move ${formatRange(shift)}`}
      onSubmit={submit}
      onCancel={onClose}
      pending={isSubmitting}
      submitLabel={isSubmitting ? 'Moving...' : 'Move shift'}
    >
      <EmployeeField
        form={form}
        employees={people ? takersFor(shift.employee_id, people) : []}
        hint="Who is free on this day comes first, the same shift group on top."
      />
      <ReplaceField form={form} overlap={overlap} />
    </ShiftFormBox>
  );
}
