import { useDraggable } from '@dnd-kit/core';
import type { Employee } from '#contract/api/employees';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { Avatar } from '../../../ui/Avatar';
import { cn } from '../../../ui/cn';
import type { Dragged } from './board-items';
import { MoveMenu } from './MoveMenu';

type PersonRowProps = {
  employee: Employee;
  groups: ShiftGroup[];
  /** Whether the Tab key stops here. */
  current: boolean;
  onMove: (employee: Employee, to: ShiftGroup | null) => void;
};

export function PersonRow({ employee, groups, current, onMove }: PersonRowProps) {
  const { id, name, shift_group } = employee;
  const data: Dragged = { kind: 'employee', id, name, groupId: shift_group?.id ?? null };
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: `employee ${id}`,
    data,
    attributes: { roleDescription: 'draggable person' },
  });
  return (
    <div
      role="row"
      tabIndex={-1}
      className={cn(
        'flex items-center rounded-md hover:bg-subtle focus-within:bg-subtle',
        isDragging && 'opacity-40',
      )}
    >
      <div role="gridcell" className="min-w-0 flex-1">
        <button
          ref={setNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          tabIndex={current ? 0 : -1}
          title={name}
          className="flex h-11 w-full cursor-grab touch-manipulation items-center gap-2.5 rounded-md px-2 text-left -outline-offset-2 select-none active:cursor-grabbing sm:h-9 sm:text-sm"
        >
          <Avatar name={name} size="sm" />
          <span className="truncate">{name}</span>
        </button>
      </div>
      <div role="gridcell" className="shrink-0">
        <MoveMenu employee={employee} groups={groups} current={current} onMove={onMove} />
      </div>
    </div>
  );
}
