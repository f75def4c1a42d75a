import * as RadixTabs from 'radix-ui/tabs';
import type { ReactNode } from 'react';
import { cn } from './cn';

type TabPanelProps = { value: string; className?: string | undefined; children: ReactNode };

export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <RadixTabs.Content value={value} className={cn('rounded-md pt-4', className)}>
      {children}
    </RadixTabs.Content>
  );
}
