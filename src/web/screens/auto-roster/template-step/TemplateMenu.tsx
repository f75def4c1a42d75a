import { Copy, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { Button } from '../../../ui/Button';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu';

export type TemplateCommand = 'duplicate' | 'edit' | 'delete';

type TemplateMenuProps = {
  template: ShiftTemplate;
  /** By Tab: only that of the chosen card, or the way past 46 cards would be 46 keys long. */
  reachable: boolean;
  onCommand: (command: TemplateCommand, template: ShiftTemplate) => void;
};

export function TemplateMenu({ template, reachable, onCommand }: TemplateMenuProps) {
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Actions for ${template.name}`}
          tabIndex={reachable ? 0 : -1}
          className="text-muted"
        >
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    >
      <MenuItem onSelect={() => onCommand('duplicate', template)}>
        <Copy aria-hidden="true" />
        Duplicate
      </MenuItem>
      {!template.is_system && (
        <>
          <MenuItem onSelect={() => onCommand('edit', template)}>
            <Pencil aria-hidden="true" />
            Edit
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" onSelect={() => onCommand('delete', template)}>
            <Trash2 aria-hidden="true" />
            Delete
          </MenuItem>
        </>
      )}
    </Menu>
  );
}
