import type { ComponentProps } from 'react';
import { Input } from '../../../ui/Input';

type NumberInputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'onChange'> & {
  /** NaN while the field is empty. */
  value: number;
  onChange: (value: number) => void;
};

export function NumberInput({ value, onChange, ...props }: NumberInputProps) {
  return (
    <Input
      inputMode="decimal"
      {...props}
      type="number"
      value={Number.isNaN(value) ? '' : value}
      onChange={(event) => onChange(event.target.valueAsNumber)}
    />
  );
}
