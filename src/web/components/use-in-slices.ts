import { useDeferredValue } from 'react';

/**
 * Replaces a skeleton in slices, so that the page answers taps in between. Later changes are drawn in one go: a
 * day must never appear under another day's date.
 */
export function useInSlices<Value>(value: Value | undefined): Value | undefined {
  const drawn = useDeferredValue(value);
  return drawn === undefined ? undefined : value;
}
