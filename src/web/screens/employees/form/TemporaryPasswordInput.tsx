import { Copy, Dices } from 'lucide-react';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { Button } from '../../../ui/Button';
import type { FieldControl } from '../../../ui/Field';
import { IconButton } from '../../../ui/IconButton';
import { Input } from '../../../ui/Input';
import { toast } from '../../../ui/toast-store';
import { generatePassword } from './generate-password';

type TemporaryPasswordInputProps = FieldControl & {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  disabled?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
};

/**
 * The password is readable on purpose: it must be passed on. With the type password, the browser would
 * offer to save it in place of the manager's own.
 */
export function TemporaryPasswordInput({
  value,
  onChange,
  disabled = false,
  ref,
  ...control
}: TemporaryPasswordInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement);

  function generate() {
    onChange(generatePassword());
    input.current?.focus();
  }

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      toast({ title: 'Temporary password copied' });
    } catch {
      // The clipboard needs https: without it, the selected text can still be copied by hand.
      input.current?.select();
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <Input
        ref={input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        disabled={disabled}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        data-1p-ignore
        className="max-sm:basis-full sm:w-0 sm:flex-1"
        data-lpignore="true"
        {...control}
      />
      {value !== '' && (
        <IconButton
          label="Copy temporary password"
          variant="secondary"
          onClick={copy}
          className="sm:size-10 sm:[&_svg]:size-4"
        >
          <Copy aria-hidden="true" />
        </IconButton>
      )}
      <Button onClick={generate} disabled={disabled} className="max-sm:flex-1 sm:h-10">
        <Dices aria-hidden="true" />
        Generate
      </Button>
    </div>
  );
}
