import { ChevronRight } from 'lucide-react';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';
import { STATUS_WORDS } from '../cell/status-words';
import type { PersonOfDay } from './people-of-day';

type PersonRowProps = { person: PersonOfDay; onOpen: (person: PersonOfDay) => void };

export function PersonRow({ person, onOpen }: PersonRowProps) {
  const { employee, status, shifts } = person;
  return (
    // Hundreds of people are listed on a phone: those out of sight are not laid out.
    <li className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <button
        type="button"
        onClick={() => onOpen(person)}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left -outline-offset-2 hover:bg-subtle"
      >
        <Avatar name={employee.name} color={employee.shift_group?.color_hex} />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="font-medium wrap-anywhere">{employee.name}</span>
          {!status &&
            shifts.map((shift) => (
              <span key={shift.id} className="text-muted">
                <span className="text-text">
                  <ShiftTimes shift={shift} />
                </span>{' '}
                {shift.location_name}
                {shift.role_label && `, ${shift.role_label}`}{' '}
                {!shift.published && <Badge tone="warn">Draft</Badge>}
              </span>
            ))}
        </span>
        {status && (
          <Badge tone={status === 'off' ? 'danger' : 'neutral'}>{STATUS_WORDS[status]}</Badge>
        )}
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </button>
    </li>
  );
}
