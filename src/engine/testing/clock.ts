// Short ways to write clock events in tests.
import type { ClockEvent, ClockKind, RosteredShift } from '../clock/event';
import { instant, zone } from './times';

export const SYDNEY = zone('Australia/Sydney');

/** On Wednesday 10 March 2027 in Sydney, or so many days later: '26:00' is 02:00 on Thursday. */
export function on10March(time: string) {
  const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
  const midnight = instant('2027-03-09T13:00:00Z');
  return (midnight + ((hours * 60 + minutes) * 60 + seconds) * 1000) as typeof midnight;
}

let made = 0;

export function clocked(
  kind: ClockKind,
  time: string,
  changes: Partial<ClockEvent> = {},
): ClockEvent {
  made += 1;
  return {
    id: `event-${String(made).padStart(4, '0')}`,
    kind,
    at: on10March(time),
    siteId: 'depot',
    zone: SYDNEY,
    stated: false,
    breakAnswer: null,
    flags: [],
    voids: null,
    ...changes,
  };
}

export function rostered(
  start: string,
  end: string,
  changes: Partial<RosteredShift> = {},
): RosteredShift {
  return {
    id: `shift-${start}`,
    siteId: 'depot',
    role: null,
    start: on10March(start),
    end: on10March(end),
    ...changes,
  };
}
