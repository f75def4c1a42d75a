// S6: finds the event with which someone clocked in while they were clocked in, so that they can be asked about it.

import type { DerivedSheet } from './derive-timesheets';
import { countingInOrder, SAME_EVENT_MS } from './derive-timesheets';
import type { ClockEvent } from './event';

/** The first one of a timesheet with the flag 'in-again'. */
export function inAgain(
  sheet: Pick<DerivedSheet, 'start' | 'end' | 'siteId'>,
  events: readonly ClockEvent[],
): ClockEvent | null {
  let onBreak = false;
  for (const event of countingInOrder(events)) {
    if (event.at < sheet.start || event.flags.some((flag) => flag === 'future' || flag === 'old')) {
      continue;
    }
    if (sheet.end !== null && event.at >= sheet.end) return null;
    if (event.kind === 'break-start') onBreak = true;
    if (event.kind === 'break-end') onBreak = false;
    if (event.kind !== 'in' || event.siteId !== sheet.siteId) continue;
    if (event.at - sheet.start <= SAME_EVENT_MS) continue;
    if (!onBreak) return event;
    onBreak = false;
  }
  return null;
}
