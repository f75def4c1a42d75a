import { Moon, Sun } from 'lucide-react';
import { DropdownMenu } from './DropdownMenu';
import { IconButton } from './IconButton';
import { ThemeMenuItems } from './ThemeMenuItems';

export function ThemeSwitch() {
  return (
    <DropdownMenu
      trigger={
        <IconButton label="Theme">
          <Sun aria-hidden="true" className="dark:hidden" />
          <Moon aria-hidden="true" className="hidden dark:block" />
        </IconButton>
      }
    >
      <ThemeMenuItems />
    </DropdownMenu>
  );
}
