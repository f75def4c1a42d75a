import { useId } from 'react';
import { setThemePreference } from '../ui/theme';
import { useThemePreference } from '../ui/use-theme-preference';

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'System' },
] as const;

/** The theme outside a menu. */
export function ThemeChoice() {
  const preference = useThemePreference();
  const name = useId();
  return (
    <fieldset className="flex items-center justify-between gap-3">
      <legend className="float-left text-base">Theme</legend>
      <div className="flex rounded-md border border-line-strong/60 p-0.5">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative flex h-10 cursor-pointer items-center rounded-sm px-3 text-sm font-medium text-muted has-checked:bg-brand-soft has-checked:text-brand has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={preference === value}
              onChange={() => setThemePreference(value)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
