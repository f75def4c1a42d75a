import { useLayoutEffect } from 'react';
import { takeOverDrawnAhead } from '../drawn-ahead';

/** Stands after the screens: they are there when the page that was drawn ahead is taken over. */
export function TakeOver() {
  useLayoutEffect(takeOverDrawnAhead, []);
  return null;
}
