import { FolderInput, Trash2, X } from 'lucide-react';
import type { Employee } from '#contract/api/employees';
import { can } from '#contract/rights';
import { counted } from '#engine/counted';
import { useUser } from '../../../data/session';
import { useShiftGroups } from '../../../data/shift-groups';
import { Button } from '../../../ui/Button';
import { ColorDot } from '../../../ui/ColorDot';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu';
import { useEmployeeActions } from './employee-actions';

type EmployeeSelectionBarProps = { selected: readonly Employee[]; onClear: () => void };

/** What can be done with all selected people at once. Stays in sight while the table scrolls. */
export function EmployeeSelectionBar({ selected, onClear }: EmployeeSelectionBarProps) {
  const { move, removeMany } = useEmployeeActions();
  const { data: groups = [] } = useShiftGroups();
  const mayMove = can(useUser(), 'manage shift groups');
  return (
    <section
      aria-label="Selected employees"
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-line bg-raised px-3 py-2 shadow-raised print:hidden"
    >
      <p role="status" className="mr-auto text-sm font-medium tabular-nums">
        {counted(selected.length, 'employee')} selected
      </p>
      {mayMove && (
        <Menu
          trigger={
            <Button size="sm">
              <FolderInput aria-hidden="true" />
              Move to group
            </Button>
          }
        >
          {groups.map((group) => (
            <MenuItem key={group.id} onSelect={() => move(selected, group)}>
              <ColorDot color={group.color_hex} />
              <span className="min-w-0 flex-1 truncate">{group.name}</span>
            </MenuItem>
          ))}
          <MenuSeparator />
          <MenuItem onSelect={() => move(selected, null)}>Unassigned</MenuItem>
        </Menu>
      )}
      <Button
        size="sm"
        onClick={async () => {
          if (await removeMany(selected)) onClear();
        }}
      >
        <Trash2 aria-hidden="true" />
        Delete
      </Button>
      <Button size="sm" variant="ghost" onClick={onClear}>
        <X aria-hidden="true" />
        Clear selection
      </Button>
    </section>
  );
}
