import { type Ref, useEffect, useLayoutEffect } from 'react';

type LentTriggerProps<Events> = {
  /** An element that stands elsewhere in the page. */
  element: Element;
  /** Hands over what Radix would do with the trigger's events. */
  onEvents?: ((events: Events) => void) | undefined;
  /** Radix's own, which it gives to whatever stands in its trigger. */
  ref?: Ref<Element> | undefined;
};

/**
 * Stands in a trigger of Radix with `asChild` and lends it an element that was drawn without Radix. A trigger tells Radix
 * where it is while React commits: with one that nobody has come to yet, the page would be drawn twice in the same task.
 */
export function LentTrigger<Events extends object>(props: LentTriggerProps<Events>) {
  const { element, onEvents, ref, ...events } = props;
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return;
    const takeBack = ref(element);
    return () => {
      if (takeBack) takeBack();
      else ref(null);
    };
  }, [element, ref]);
  useEffect(() => onEvents?.(events as Events));
  return null;
}
