import * as RadixTooltip from 'radix-ui/tooltip';
import {
  cloneElement,
  type DOMAttributes,
  type ReactElement,
  type ReactNode,
  type SyntheticEvent,
  useId,
  useRef,
  useState,
} from 'react';
import { LentTrigger } from './LentTrigger';

const EVENTS = [
  'onPointerMove',
  'onPointerLeave',
  'onPointerDown',
  'onFocus',
  'onBlur',
  'onClick',
] as const;

type Events = Pick<DOMAttributes<HTMLElement>, (typeof EVENTS)[number]>;

type TooltipProps = {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  children: ReactElement<Events & { 'aria-describedby'?: string | undefined }>;
};

export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { trigger, events, takeEvents } = useTrigger(children.props);
  // A name that repeats the content has no description, which would say it twice.
  const described = open && !('aria-describedby' in children.props);
  return (
    <>
      {cloneElement(children, { ...events, ...(described && { 'aria-describedby': id }) })}
      {trigger && (
        <RadixTooltip.Root open={open} onOpenChange={setOpen}>
          <RadixTooltip.Trigger asChild>
            <LentTrigger element={trigger} onEvents={takeEvents} />
          </RadixTooltip.Trigger>
          {open && (
            <RadixTooltip.Portal>
              <RadixTooltip.Content
                id={id}
                side={side}
                sideOffset={6}
                collisionPadding={8}
                className="z-70 max-w-64 animate-fade-in rounded-md bg-text px-2 py-1 text-xs text-background shadow-raised print:hidden"
              >
                {content}
              </RadixTooltip.Content>
            </RadixTooltip.Portal>
          )}
        </RadixTooltip.Root>
      )}
    </>
  );
}

/** The trigger is known once something has happened to it. What that was, Radix hears when it listens. */
function useTrigger(own: Events) {
  const [trigger, setTrigger] = useState<Element>();
  const heard = useRef<Events>(undefined);
  const missed = useRef<((events: Events) => void)[]>([]);

  const events: Events = {};
  for (const name of EVENTS) {
    // Each handler takes the event of its own name.
    const call = (all: Events, event: SyntheticEvent) =>
      (all[name] as ((event: SyntheticEvent) => void) | undefined)?.(event);
    events[name] = (event: SyntheticEvent) => {
      call(own, event);
      if (heard.current) return call(heard.current, event);
      missed.current.push((all) => call(all, event));
      setTrigger(event.currentTarget);
    };
  }

  function takeEvents(all: Events) {
    heard.current = all;
    for (const tell of missed.current.splice(0)) tell(all);
  }

  return { trigger, events, takeEvents };
}

/** Wraps every screen that has icon buttons. Pages before sign-in have none and don't wait for this code. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <RadixTooltip.Provider delayDuration={400} skipDelayDuration={200}>
      {children}
    </RadixTooltip.Provider>
  );
}
