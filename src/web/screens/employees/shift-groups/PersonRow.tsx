import { useDraggable } from '@dnd-kit/core';
import type { Employee } from '#contract/api/employees';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { Avatar } from '../../../ui/Avatar';
import { cn } from '../../../ui/cn';
import { type Dragged, UNASSIGNED } from './board-items';
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
  const data: Dragged = {
    kind: 'employee',
    id,
    name,
    groupId: shift_group?.id ?? null,
    groupName: shift_group?.name ?? UNASSIGNED,
  };
  const { setNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: `employee ${id}`,
    data,
    attributes: { roleDescription: 'draggable person' },
  });
  return (
    <tr
      className={cn(
        'group [&>td]:transition-colors hover:[&>td]:bg-subtle focus-within:[&>td]:bg-subtle',
        isDragging && 'opacity-40',
      )}
    >
      <td className="rounded-l-md">
        <button
          ref={setNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          tabIndex={current ? 0 : -1}
          title={name}
          className="flex h-11 w-full cursor-grab touch-manipulation scroll-my-18 items-center gap-2.5 rounded-md px-2 text-left -outline-offset-2 select-none active:cursor-grabbing sm:h-9 sm:text-sm"
        >
          <Avatar name={name} size="sm" />
          <span className="truncate">{name}</span>
        </button>
      </td>
      <td className="w-10 rounded-r-md text-right sm:w-8">
        <MoveMenu employee={employee} groups={groups} current={current} onMove={onMove} />
      </td>
    </tr>
  );
}
