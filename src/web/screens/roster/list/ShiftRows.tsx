import { useMemo } from 'react';
import type { Shift } from '#contract/api/shifts';
import { useEmployees } from '../../../data/employees';
import { formatShortDay } from '../../../platform/formats';
import { ShiftRow } from './ShiftRow';

type ShiftRowsProps = {
  shifts: Shift[];
  withDay?: boolean;
  onOpen: (shift: Shift) => void;
};

export function ShiftRows({ shifts, withDay = false, onOpen }: ShiftRowsProps) {
  const { data: employees } = useEmployees();
  const colors = useMemo(
    () => new Map(employees?.map(({ id, shift_group }) => [id, shift_group?.color_hex])),
    [employees],
  );
  return (
    <ul className="divide-y divide-line">
      {shifts.map((shift) => (
        <li key={shift.id}>
          <ShiftRow
            shift={shift}
            color={colors.get(shift.employee_id)}
            day={withDay ? formatShortDay(shift.date) : undefined}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}
