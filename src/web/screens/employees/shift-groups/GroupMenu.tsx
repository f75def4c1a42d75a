import { ArrowDown, ArrowUp, Ellipsis, Pencil, Trash2 } from 'lucide-react';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { IconButton } from '../../../ui/IconButton';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu';

export type GroupMenuProps = {
  group: ShiftGroup;
  position: number;
  last: number;
  onMoveGroup: (group: ShiftGroup, position: number) => void;
  onEdit: (group: ShiftGroup) => void;
  onDelete: (group: ShiftGroup) => void;
};

export function GroupMenu(props: GroupMenuProps) {
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
