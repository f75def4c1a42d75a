import { Monitor, Moon, Sun } from 'lucide-react';
import { MenuLabel } from './Menu';
import { MenuRadioGroup } from './MenuRadioGroup';
import { setThemePreference } from './theme';
import { useThemePreference } from './use-theme-preference';

const options = [
  { value: 'light', label: 'Light', icon: <Sun aria-hidden="true" /> },
  { value: 'dark', label: 'Dark', icon: <Moon aria-hidden="true" /> },
  { value: 'system', label: 'System', icon: <Monitor aria-hidden="true" /> },
] as const;

export function ThemeMenuItems() {
  const preference = useThemePreference();
  return (
    <>
      <MenuLabel>Theme</MenuLabel>
      <MenuRadioGroup
        label="Theme"
        options={options}
        value={preference}
        onValueChange={setThemePreference}
      />
    </>
  );
}
