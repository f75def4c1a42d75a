import { Check, EllipsisVertical } from 'lucide-react';
import { memo } from 'react';
import type { Employee } from '#contract/api/employees';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { Button } from '../../../ui/Button';
import { ColorDot } from '../../../ui/ColorDot';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '../../../ui/Menu';
import { UNASSIGNED } from './board-items';

type MoveMenuProps = {
  employee: Employee;
  groups: ShiftGroup[];
  current: boolean;
  onMove: (employee: Employee, to: ShiftGroup | null) => void;
};

// Every row is drawn again whenever a drag passes over another card; its menu need not be.
export const MoveMenu = memo(function MoveMenu(props: MoveMenuProps) {
  const { employee, groups, current, onMove } = props;
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
          onSelect={() => onMove(employee, group)}
        >
          <ColorDot color={group.color_hex} />
          <span className="min-w-0 flex-1 truncate" title={group.name}>
            {group.name}
          </span>
          {group.id === from && <Check aria-hidden="true" />}
        </MenuItem>
      ))}
      <MenuSeparator />
      <MenuItem disabled={!from} onSelect={() => onMove(employee, null)}>
        {UNASSIGNED}
      </MenuItem>
    </Menu>
  );
});
