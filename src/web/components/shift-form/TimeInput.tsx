import type { ComponentProps } from 'react';
import { readTime } from '#engine/time/typed-time';
import { Input } from '../../ui/Input';

type TimeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** A text field, because browsers show type=time with 12 hours in some locales. */
export function TimeInput({ value, onChange, onBlur, ...props }: TimeInputProps) {
  return (
    <Input
      {...props}
      inputMode="numeric"
      autoComplete="off"
      placeholder="HH:mm"
      className="tabular-nums"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => {
        const time = readTime(value);
        if (time && time !== value) onChange(time);
        onBlur();
      }}
    />
  );
}
