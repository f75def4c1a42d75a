import { Check, ChevronDown } from 'lucide-react';
import * as RadixSelect from 'radix-ui/select';
import { type ComponentProps, type ReactNode, useLayoutEffect } from 'react';
import { cn } from './cn';
import { controlStyles } from './control-styles';
import { cspNonce } from './csp-nonce';

export type SelectOption<Value extends string> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  disabled?: boolean;
};

type SelectProps<Value extends string> = Omit<
  ComponentProps<'button'>,
  'value' | 'onChange' | 'children' | 'dir' | 'type'
> & {
  /** Radix refuses '' as a value. */
  options: readonly SelectOption<Value>[];
  value: Value | undefined;
  onValueChange: (value: Value) => void;
  placeholder?: string | undefined;
};

/**
 * Radix hides the rest of the page from screen readers while the list is open, with what can be focused in it. A list
 * isn't a dialog: the page stays readable, except what a dialog around the select has hidden before.
 */
function LeavesOthersReadable() {
  useLayoutEffect(() => {
    const before = new Set(document.querySelectorAll('[aria-hidden]'));
    // Radix hides in an effect of the same commit, after those of its children.
    const timer = setTimeout(() => {
      for (const hidden of document.querySelectorAll('[data-aria-hidden]')) {
        if (!before.has(hidden)) hidden.removeAttribute('aria-hidden');
      }
    });
    return () => clearTimeout(timer);
  }, []);
  return null;
}

export function Select<Value extends string>({
  options,
  value,
  onValueChange,
  placeholder = 'Choose...',
  disabled = false,
  name,
  className,
  ...trigger
}: SelectProps<Value>) {
  function choose(chosen: string) {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onValueChange(option.value);
  }

  return (
    <RadixSelect.Root value={value ?? ''} onValueChange={choose} disabled={disabled}>
      <RadixSelect.Trigger
        name={name}
        className={cn(
          controlStyles,
          'inline-flex h-11 items-center justify-between gap-2 text-left sm:h-10 [&>span]:truncate',
          'data-placeholder:text-muted [&>span]:inline-flex [&>span]:min-w-0 [&>span]:items-center [&>span]:gap-2',
          className,
        )}
        {...trigger}
      >
        <RadixSelect.Value placeholder={placeholder} />
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </RadixSelect.Trigger>
      <RadixSelect.Portal>
        <RadixSelect.Content
          position="popper"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-[calc(100vw-1rem)] animate-pop-in overflow-hidden rounded-lg border border-line bg-raised shadow-raised"
        >
          <LeavesOthersReadable />
          <RadixSelect.Viewport nonce={cspNonce} className="max-h-80 p-1">
            {options.map((option) => (
              <RadixSelect.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md py-1.5 pr-3 pl-2 text-base -outline-offset-2 data-disabled:pointer-events-none data-disabled:opacity-50 data-highlighted:bg-subtle sm:min-h-8 sm:text-sm"
              >
                <span className="inline-grid size-4 shrink-0">
                  <RadixSelect.ItemIndicator>
                    <Check aria-hidden="true" className="size-4 text-brand" />
                  </RadixSelect.ItemIndicator>
                </span>
                <RadixSelect.ItemText>
                  <span className="inline-flex items-center gap-2">
                    {option.icon}
                    {option.label}
                  </span>
                </RadixSelect.ItemText>
              </RadixSelect.Item>
            ))}
          </RadixSelect.Viewport>
        </RadixSelect.Content>
      </RadixSelect.Portal>
    </RadixSelect.Root>
  );
}
