import { type RefObject, useEffect, useRef } from 'react';
import type { Step } from './wizard-state';

/** A new step is read from its heading on, and seen from its top; the first is left to the dialog. */
export function useStepFocus(step: Step): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest('[data-wizard]')?.scrollIntoView({ block: 'start' });
  }, [step]);
  return heading;
}
