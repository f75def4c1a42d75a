import * as RadixTabs from 'radix-ui/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { cn } from './cn';

type TabPanelProps = { value: string; className?: string | undefined; children: ReactNode };

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly { value: Value; label: string; icon?: ReactNode; badge?: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
  /** TabPanels. */
  children: ReactNode;
};

export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onValueChange, className, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const badges = tabs.filter(({ badge }) => badge).length;
  // On a phone the chosen tab may be beyond the edge, also once badges have made others wider. Only the list scrolls: the
  // page must not jump.
  // biome-ignore lint/correctness/useExhaustiveDependencies: badges move the chosen tab.
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[data-tab="${value}"]`);
    if (!list.current || !tab) return;
    const start = tab.offsetLeft - list.current.offsetLeft;
    list.current.scrollLeft = start - (list.current.clientWidth - tab.offsetWidth) / 2;
  }, [value, badges]);
  function choose(chosen: string) {
    const tab = tabs.find((candidate) => candidate.value === chosen);
    if (tab) onValueChange(tab.value);
  }
  return (
    <RadixTabs.Root value={value} onValueChange={choose} className={cn('min-w-0', className)}>
      <RadixTabs.List
        ref={list}
        aria-label={label}
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.value}
            value={tab.value}
            data-tab={tab.value}
            className="inline-flex h-11 shrink-0 items-center gap-2 border-b-2 border-transparent px-3 text-base font-medium text-muted -outline-offset-2 transition-colors hover:text-text data-[state=active]:border-brand data-[state=active]:text-text forced-colors:data-[state=inactive]:border-[Canvas] sm:h-10 sm:text-sm [&_svg]:size-4"
          >
            {tab.icon}
            {tab.label}
            {tab.badge}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

export function TabPanel({ value, className, children }: TabPanelProps) {
  return (
    <RadixTabs.Content value={value} className={cn('rounded-md pt-4', className)}>
      {children}
    </RadixTabs.Content>
  );
}
