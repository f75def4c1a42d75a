import type { ComponentProps } from 'react';
import { Input } from '../../ui/Input';
import { readTime } from './read-time';

type TimeInputProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'type'> & {
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
};

/** Not type=time: browsers show that in 12 hours where the locale does, and ours are 24. */
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
