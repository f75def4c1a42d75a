import { useLayoutEffect } from 'react';
import { takeOverDrawnAhead } from '../drawn-ahead';

/** Placed after the screens, so that they are there when they replace the page that the server drew. */
export function TakeOver() {
  useLayoutEffect(takeOverDrawnAhead, []);
  return null;
}
