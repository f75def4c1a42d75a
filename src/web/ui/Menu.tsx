import { Check } from 'lucide-react';
import * as RadixMenu from 'radix-ui/dropdown-menu';
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useState,
} from 'react';
import { cn } from './cn';
import { LentTrigger } from './LentTrigger';

type MenuProps = {
  /** A Button or IconButton. */
  trigger: ReactElement<ComponentProps<'button'>>;
  align?: 'start' | 'end' | undefined;
  children: ReactNode;
};

export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const [open, setOpen] = useState(false);
  const [element, setElement] = useState<HTMLElement>();
  const [id, contentId] = [useId(), useId()];
  const { disabled, onFocus, onPointerDown, onKeyDown } = trigger.props;

  function change(next: boolean, { currentTarget }: SyntheticEvent<HTMLElement>) {
    setElement(currentTarget);
    setOpen(next);
  }

  return (
    <>
      {cloneElement(trigger, {
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? contentId : undefined,
        // Radix listens from now on: a menu that a key opens begins with its first item.
        onFocus: (event) => {
          onFocus?.(event);
          setElement(event.currentTarget);
        },
        onPointerDown: (event) => {
          onPointerDown?.(event);
          if (disabled || event.defaultPrevented || event.button !== 0 || event.ctrlKey) return;
          // The focus goes into the menu.
          if (!open) event.preventDefault();
          change(!open, event);
        },
        onKeyDown: (event) => {
          onKeyDown?.(event);
          if (event.defaultPrevented || !['Enter', ' ', 'ArrowDown'].includes(event.key)) return;
          event.preventDefault();
          change(!open || event.key === 'ArrowDown', event);
        },
      })}
      {element && (
        <RadixMenu.Root open={open} onOpenChange={setOpen} modal={false}>
          <RadixMenu.Trigger asChild>
            <LentTrigger element={element} />
          </RadixMenu.Trigger>
          {open && (
            <RadixMenu.Portal>
              <RadixMenu.Content
                id={contentId}
                aria-labelledby={id}
                align={align}
                sideOffset={4}
                collisionPadding={8}
                loop
                className="z-50 max-h-(--radix-dropdown-menu-content-available-height) min-w-44 max-w-[calc(100vw-1rem)] animate-pop-in overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-raised"
              >
                {children}
              </RadixMenu.Content>
            </RadixMenu.Portal>
          )}
        </RadixMenu.Root>
      )}
    </>
  );
}

export const menuItemStyles =
  'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-base -outline-offset-2 select-none data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-subtle sm:min-h-8 sm:text-sm [&_svg]:size-4 [&_svg]:shrink-0';

type MenuItemProps = ComponentProps<typeof RadixMenu.Item> & {
  tone?: 'neutral' | 'danger' | undefined;
};

export function MenuItem({ tone = 'neutral', className, ...props }: MenuItemProps) {
  return (
    <RadixMenu.Item
      className={cn(
        menuItemStyles,
        tone === 'danger' ? 'text-danger' : '[&_svg]:text-muted',
        className,
      )}
      {...props}
    />
  );
}

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

type MenuCheckboxItemProps = {
  checked: boolean;
  onCheckedChange: () => void;
  children: ReactNode;
};

/** The menu stays open, so that several can be chosen. */
export function MenuCheckboxItem({ checked, onCheckedChange, children }: MenuCheckboxItemProps) {
  return (
    <RadixMenu.CheckboxItem
      checked={checked}
      onSelect={(event) => event.preventDefault()}
      onCheckedChange={onCheckedChange}
      className={menuItemStyles}
    >
      {children}
      <RadixMenu.ItemIndicator>
        <Check aria-hidden="true" className="text-brand" />
      </RadixMenu.ItemIndicator>
    </RadixMenu.CheckboxItem>
  );
}

export function MenuLabel({ className, ...props }: ComponentProps<typeof RadixMenu.Label>) {
  return (
    <RadixMenu.Label
      className={cn('px-2.5 py-1.5 text-xs font-medium text-muted', className)}
      {...props}
    />
  );
}

export function MenuSeparator() {
  return <RadixMenu.Separator className="my-1 h-px bg-line" />;
}
