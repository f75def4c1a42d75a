import { useDraggable } from '@dnd-kit/core';
import { ArrowDown, ArrowUp, Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react';
import { FALLBACK_GROUP_COLOR, type ShiftGroup } from '#contract/api/shift-groups';
import { cn } from '../../../ui/cn';
import { IconButton } from '../../../ui/IconButton';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu';
import { BoardCard, type BoardCardProps } from './BoardCard';
import { type Dragged, useBoardMoves } from './board-items';

type GroupCardProps = Pick<BoardCardProps, 'shown' | 'count' | 'searching' | 'dragged'> &
  Pick<GroupMenuProps, 'onMoveGroup' | 'onEdit' | 'onDelete'> & {
    group: ShiftGroup;
    position: number;
  };

export function GroupCard({
  group,
  position,
  onMoveGroup,
  onEdit,
  onDelete,
  ...card
}: GroupCardProps) {
  const { groups } = useBoardMoves();
  const { dragged } = card;
  const data: Dragged = { kind: 'group', id: group.id, name: group.name };
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, isDragging } = useDraggable({
    id: `group ${group.id}`,
    data,
    attributes: { roleDescription: 'draggable group' },
  });
  const from = groups.findIndex(({ id }) => id === dragged?.id);
  const side = from > position ? 'before' : 'after';

  return (
    <BoardCard
      {...card}
      groupId={group.id}
      name={group.name}
      color={group.color_hex ?? FALLBACK_GROUP_COLOR}
      edge={dragged?.kind === 'group' && from !== position ? side : undefined}
      className={cn(isDragging && 'opacity-50')}
      emptyText="Nobody yet. Drag people here, or use the menu beside a name."
      heading={(title) => (
        <>
          <div
            ref={setNodeRef}
            {...listeners}
            className="-ml-2.5 flex min-w-0 flex-1 cursor-grab touch-manipulation items-start gap-1 select-none active:cursor-grabbing"
          >
            <button
              ref={setActivatorNodeRef}
              type="button"
              {...attributes}
              aria-label={`Move ${group.name}`}
              className="mt-0.5 grid h-8 w-6 shrink-0 cursor-grab place-items-center rounded-sm text-muted hover:bg-subtle active:cursor-grabbing"
            >
              <GripVertical aria-hidden="true" className="size-4" />
            </button>
            {title}
          </div>
          <GroupMenu
            group={group}
            position={position}
            last={groups.length - 1}
            onMoveGroup={onMoveGroup}
            onEdit={onEdit}
            onDelete={onDelete}
          />
        </>
      )}
    />
  );
}

type GroupMenuProps = {
  group: ShiftGroup;
  position: number;
  last: number;
  onMoveGroup: (group: ShiftGroup, position: number) => void;
  onEdit: (group: ShiftGroup) => void;
  onDelete: (group: ShiftGroup) => void;
};

function GroupMenu(props: GroupMenuProps) {
  const { group, position, last, onMoveGroup, onEdit, onDelete } = props;
  return (
    <Menu
      trigger={
        <IconButton size="sm" label={`Actions for ${group.name}`}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => onEdit(group)}>
        <Pencil aria-hidden="true" />
        Edit
      </MenuItem>
      <MenuItem disabled={position === 0} onSelect={() => onMoveGroup(group, position - 1)}>
        <ArrowUp aria-hidden="true" />
        Move up
      </MenuItem>
      <MenuItem disabled={position === last} onSelect={() => onMoveGroup(group, position + 1)}>
        <ArrowDown aria-hidden="true" />
        Move down
      </MenuItem>
      <MenuSeparator />
      <MenuItem tone="danger" onSelect={() => onDelete(group)}>
        <Trash2 aria-hidden="true" />
        Delete
      </MenuItem>
    </Menu>
  );
}
