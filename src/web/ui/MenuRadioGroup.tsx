import { Check } from 'lucide-react';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import type { ReactNode } from 'react';
import { menuItemStyles } from './Menu';

type MenuRadioGroupProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; icon?: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
};

export function MenuRadioGroup<Value extends string>(props: MenuRadioGroupProps<Value>) {
  const { label, options, value, onValueChange } = props;
  return (
    <RadixMenu.RadioGroup aria-label={label} value={value}>
      {options.map((option) => (
        <RadixMenu.RadioItem
          key={option.value}
          value={option.value}
          onSelect={() => onValueChange(option.value)}
          className={menuItemStyles}
        >
          {option.icon}
          <span className="flex-1">{option.label}</span>
          <RadixMenu.ItemIndicator>
            <Check aria-hidden="true" className="text-brand" />
          </RadixMenu.ItemIndicator>
        </RadixMenu.RadioItem>
      ))}
    </RadixMenu.RadioGroup>
  );
}
