import type { ComponentProps } from 'react';
import { Input } from './Input';

/** Phones would begin it with a capital, and spelling checkers underline it. */
export function EmailInput(props: Omit<ComponentProps<typeof Input>, 'type'>) {
  return <Input type="email" autoCapitalize="none" spellCheck={false} {...props} />;
}
