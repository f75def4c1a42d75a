import { useLayoutEffect } from 'react';
import { removeDrawnAhead } from '../drawn-ahead';

/** Stands after the screens: they have taken what they need of the page that was drawn ahead. */
export function TakeOver() {
  useLayoutEffect(removeDrawnAhead, []);
  return null;
}
