import { ChevronRight } from 'lucide-react';
import { useMemo } from 'react';
import type { ListedShift } from '#contract/api/roster-views';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { useEmployees } from '../../../data/employees';
import { formatShortDay, formatWholeHours } from '../../../platform/formats';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';

type ShiftRowsProps = {
  shifts: ListedShift[];
  withDay?: boolean;
  onOpen: (shift: ListedShift) => void;
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

type ShiftRowProps = {
  shift: ListedShift;
  color: string | null | undefined;
  /** Given where no heading says the day. */
  day?: string | undefined;
  onOpen: (shift: ListedShift) => void;
};

function ShiftRow({ shift, color, day, onOpen }: ShiftRowProps) {
  return (
    <button
      type="button"
      onClick={() => onOpen(shift)}
      className="grid min-h-14 w-full cursor-pointer grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-0.5 px-4 py-2 text-left -outline-offset-2 hover:bg-subtle sm:min-h-12 sm:grid-cols-[auto_minmax(0,14rem)_16rem_minmax(0,1fr)_auto] sm:px-5"
    >
      <Avatar name={shift.employee_name} color={color} className="row-span-3 sm:row-span-1" />
      <span className="col-start-2 flex min-w-0 items-center gap-2 font-medium sm:text-sm">
        <span className="truncate">{shift.employee_name}</span>
        {!shift.published && <Badge tone="warn">Draft</Badge>}
      </span>
      <span className="col-start-2 flex min-w-0 flex-wrap items-baseline gap-x-2 sm:col-start-3 sm:text-sm">
        {day && <span>{day}</span>}
        <span className="font-medium">
          <ShiftTimes shift={shift} />
        </span>
        <span className="text-muted tabular-nums">{formatWholeHours(shift)}</span>
      </span>
      <span className="col-start-2 min-w-0 text-muted wrap-anywhere sm:col-start-4 sm:truncate sm:text-sm">
        {shift.location_name}
        {shift.role_label && `, ${shift.role_label}`}
      </span>
      <ChevronRight
        aria-hidden="true"
        className="col-start-3 row-span-3 row-start-1 size-4 text-muted sm:col-start-5 sm:row-span-1"
      />
    </button>
  );
}
