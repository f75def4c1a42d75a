import { useDraggable } from '@dnd-kit/core';
import { Check, EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import type { Employee } from '#contract/api/employees';
import { Avatar } from '../../../ui/Avatar';
import { Button } from '../../../ui/Button';
import { ColorDot } from '../../../ui/ColorDot';
import { cn } from '../../../ui/cn';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/Menu';
import { type Dragged, UNASSIGNED, useBoardMoves } from './board-items';

type GroupMemberProps = {
  employee: Employee;
  /** Whether the Tab key stops here. */
  current: boolean;
};

export function GroupMember({ employee, current }: GroupMemberProps) {
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
        'group hover:[&>td]:bg-subtle focus-within:[&>td]:bg-subtle',
        isDragging && 'opacity-40',
      )}
    >
      <td className="rounded-l-md transition-colors">
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
      <td className="w-10 rounded-r-md text-right transition-colors sm:w-8">
        <MoveMenu employee={employee} current={current} />
      </td>
    </tr>
  );
}

/** Every row is drawn again whenever a drag passes over another card; its menu need not be. */
const MoveMenu = memo(function MoveMenu(props: GroupMemberProps) {
  const { employee, current } = props;
  const { groups, moveTo } = useBoardMoves();
  const from = employee.shift_group?.id;
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Move to group: ${employee.name}`}
          title="Move to group"
          tabIndex={current ? 0 : -1}
          className="scroll-my-18 text-muted opacity-70 group-hover:opacity-100 focus-visible:opacity-100 aria-expanded:opacity-100"
        >
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    >
      <MenuLabel>Move to group</MenuLabel>
      {groups.map((group) => (
        <MenuItem
          key={group.id}
          disabled={group.id === from}
          onSelect={() => moveTo(employee, group)}
        >
          <ColorDot color={group.color_hex} />
          <span className="min-w-0 flex-1 truncate" title={group.name}>
            {group.name}
          </span>
          {group.id === from && <Check aria-hidden="true" />}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem disabled={!from} onSelect={() => moveTo(employee, null)}>
        {UNASSIGNED}
      </MenuItem>
    </Menu>
  );
});
