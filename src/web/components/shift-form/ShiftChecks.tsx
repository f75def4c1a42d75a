import { useWatch } from 'react-hook-form';
import { useCheckedChange } from '../../data/rules';
import { FindingsAlert } from '../FindingsAlert';
import { ShiftForm, type ShiftFormReturn } from './shift-schema';

type ShiftChecksProps = {
  form: ShiftFormReturn;
  /** The shift that the form changes; left out for a new one. */
  shiftId?: string;
};

/** What the rules find about the shift as it is typed, before it is saved. */
export function ShiftChecks({ form, shiftId }: ShiftChecksProps) {
  const typed = ShiftForm.safeParse(useWatch({ control: form.control })).data;
  const { data } = useCheckedChange(
    typed
      ? {
          shifts: [
            {
              ...(shiftId && { id: shiftId }),
              employeeId: typed.employeeId,
              locationId: typed.locationId,
              date: typed.date,
              startTime: typed.startTime,
              endTime: typed.endTime,
              roleLabel: typed.roleLabel || null,
            },
          ],
        }
      : null,
  );
  if (!typed || !data) return null;
  return <FindingsAlert findings={data.findings} blocked={data.blocked} />;
}
