import { useDeferredValue } from 'react';

/**
 * What comes in place of a skeleton is drawn in slices, and the page answers between them. What is on the
 * screen already changes at once: a day must never stand under the date of another.
 */
export function useInSlices<Value>(value: Value | undefined): Value | undefined {
  const drawn = useDeferredValue(value);
  return drawn === undefined ? undefined : value;
}
