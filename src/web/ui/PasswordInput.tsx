import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { cn } from './cn';
import { Input } from './Input';

type PasswordInputProps = Omit<ComponentProps<'input'>, 'type'> & {
  /** Password managers fill in and offer to save by this. */
  autoComplete: 'current-password' | 'new-password';
};

export function PasswordInput({ className, disabled, ...props }: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const toggle = useRef<HTMLButtonElement>(null);

  // Browsers would keep a password sent from a text field among the ordinary form entries.
  useEffect(() => {
    const form = toggle.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <Input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        disabled={disabled}
        className={cn('pr-22', className)}
        {...props}
      />
      <button
        ref={toggle}
        type="button"
        disabled={disabled}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-1 right-1 inline-flex items-center gap-1.5 rounded-sm px-2.5 text-sm font-medium text-muted transition-colors hover:bg-subtle hover:text-text disabled:opacity-50"
      >
        <Icon aria-hidden="true" className="size-4" />
        <span>
          {shown ? 'Hide' : 'Show'}
          <span className="sr-only"> password</span>
        </span>
      </button>
    </div>
  );
}
