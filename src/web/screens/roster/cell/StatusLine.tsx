import { X } from 'lucide-react';
import type { DayStatus } from '#contract/api/day-statuses';
import { useRosterChange } from '../../../data/roster-changes';
import { cn } from '../../../ui/cn';
import { IconButton } from '../../../ui/IconButton';
import type { Day } from './cell-changes';
import { STATUS_WORDS } from './status-words';

type StatusLineProps = { day: Day; status: DayStatus['status']; removable: boolean };

const TINTS = { off: 'bg-off', sick: 'bg-sick', holiday: 'bg-holiday', unavailable: 'bg-sick' };

export function StatusLine({ day, status, removable }: StatusLineProps) {
  const { mutate } = useRosterChange();
  return (
    <div className="flex items-center gap-2 text-base sm:text-sm">
      <span className="text-muted">Day status</span>
      <span
        className={cn(
          'inline-flex min-h-8 items-center rounded-md pl-3 font-medium',
          removable ? 'pr-0.5' : 'pr-3',
          TINTS[status],
        )}
      >
        {STATUS_WORDS[status]}
        {removable && (
          <IconButton
            label="Remove status"
            size="sm"
            onClick={() => mutate({ type: 'remove-status', ...day })}
          >
            <X aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </div>
  );
}
