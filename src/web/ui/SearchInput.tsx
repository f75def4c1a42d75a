import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from './cn';
import { Input } from './Input';

type SearchInputProps = Omit<ComponentProps<'input'>, 'type'> & { 'aria-label': string };

export function SearchInput({ className, ...props }: SearchInputProps) {
  return (
    <div className={cn('relative', className)}>
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input type="search" className="pl-9 sm:h-9 sm:text-sm" {...props} />
    </div>
  );
}
