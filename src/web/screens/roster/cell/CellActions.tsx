import { Plus } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { DAY_STATUSES } from '#engine/cells/cell';
import { DAY_STATUS_TEXT } from '../../../components/day-status-text';
import { useRosterChange } from '../../../data/roster-changes';
import { Button } from '../../../ui/Button';
import type { Cell, Day } from './cell-changes';

type CellActionsProps = { day: Day; cell: Cell; adding: boolean; onAdd: () => void };

export function CellActions({ day, cell, adding, onAdd }: CellActionsProps) {
  const { mutate } = useRosterChange();
  const id = useId();
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The form takes the focus with it when it closes, and the dialog opens on this button.
    if (!adding) addButton.current?.focus();
  }, [adding]);
  const filled = cell.shifts.length > 0 || cell.status !== null;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-2">
      <h3 id={id} className="text-sm font-semibold">
        Quick Actions
      </h3>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <Button
          ref={addButton}
          variant={adding ? 'secondary' : 'primary'}
          aria-expanded={adding}
          onClick={onAdd}
        >
          <Plus aria-hidden="true" />
          Add Shift
        </Button>
        {DAY_STATUSES.map((status) => (
          <Button
            key={status}
            aria-pressed={cell.status === status}
            className="aria-pressed:border-text"
            onClick={() => {
              if (cell.status !== status) mutate({ type: 'set-status', status, ...day });
            }}
          >
            {DAY_STATUS_TEXT[status]}
          </Button>
        ))}
      </div>
      {filled && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            className="text-danger"
            aria-describedby={`${id}-clear`}
            onClick={() => mutate({ type: 'clear-day', ...day })}
          >
            Clear All
          </Button>
          <span id={`${id}-clear`} className="text-sm text-muted">
            Remove all shifts and day status
          </span>
        </div>
      )}
    </section>
  );
}
