import type { Shift } from '#contract/api/shifts';
import { ShiftChecks } from '../../../components/shift-form/ShiftChecks';
import { EmployeeField, ReplaceField } from '../../../components/shift-form/ShiftFields';
import { valuesOf } from '../../../components/shift-form/shift-values';
import { useShiftForm } from '../../../components/shift-form/use-shift-form';
import { formatRange } from '../../../platform/formats';
import { whoCanCover } from '../day-list/people-of-day';
import { usePeopleOfDay } from '../day-list/use-people-of-day';
import { ShiftFormBox } from './ShiftFormBox';

type MoveShiftFormProps = { shift: Shift; onClose: () => void };

/** Gives the shift of someone who is away to a colleague. */
export function MoveShiftForm({ shift, onClose }: MoveShiftFormProps) {
  const { people } = usePeopleOfDay(shift.date);
  const { form, overlap, save } = useShiftForm({ ...valuesOf(shift), employeeId: '' });
  const { isDirty, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async ({ employeeId, overwrite }) => {
    // Only the person is sent, so that a colleague's other changes stay.
    const body = { employeeId, version: shift.version, ...(overwrite && { overwrite }) };
    if (await save({ type: 'update', shift, body })) onClose();
  });
  return (
    <ShiftFormBox
      title={`Move ${formatRange(shift)}`}
      dirty={isDirty}
      onSubmit={submit}
      onCancel={onClose}
      pending={isSubmitting}
      submitLabel={isSubmitting ? 'Moving...' : 'Move shift'}
    >
      <EmployeeField
        form={form}
        employees={people ? whoCanCover(shift.employee_id, people) : []}
        hint="People who are free that day come first, starting with the same shift group."
      />
      <ShiftChecks form={form} shiftId={shift.id} />
      <ReplaceField form={form} overlap={overlap} />
    </ShiftFormBox>
  );
}
