import { ChevronRight } from 'lucide-react';
import type { Shift } from '#contract/api/shifts';
import { ShiftTimes } from '../../../components/ShiftTimes';
import { formatShortDay, todayIn } from '../../../platform/formats';
import { Avatar } from '../../../ui/Avatar';
import { Badge } from '../../../ui/Badge';

const SHOWN = 5;

type PanelPeopleProps = {
  title: string;
  shifts: readonly Shift[];
  /** What stands there when there are none. */
  none: string;
  onOpen: (shift: Shift) => void;
};

/** Who works these shifts and when, in the site's own time. */
export function PanelPeople({ title, shifts, none, onOpen }: PanelPeopleProps) {
  const more = shifts.length - SHOWN;
  return (
    <section aria-label={title} className="mt-3 border-t border-line pt-2">
      <h4 className="text-sm font-semibold">{title}</h4>
      {shifts.length === 0 && <p className="text-sm text-muted">{none}</p>}
      <ul className="flex flex-col">
        {shifts.slice(0, SHOWN).map((shift) => (
          <li key={shift.id} className="-mx-2">
            <button
              type="button"
              onClick={() => onOpen(shift)}
              className="flex min-h-11 w-full items-center gap-2 rounded-md px-2 py-1 text-left text-sm -outline-offset-2 hover:bg-subtle"
            >
              <Avatar name={shift.employee_name} size="sm" />
              <span className="min-w-0 flex-1">
                <span className="block truncate">{shift.employee_name}</span>
                <span className="block text-muted">
                  {shift.date !== todayIn(shift.timezone) && `${formatShortDay(shift.date)}, `}
                  <ShiftTimes shift={shift} />
                </span>
              </span>
              {!shift.published && <Badge tone="warn">Draft</Badge>}
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </button>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-muted">+{more} more</p>}
    </section>
  );
}
