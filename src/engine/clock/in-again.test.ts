import { describe, expect, it } from 'vitest';
import type { Instant, Zone } from '../time/kinds';
import type { ClockEvent } from './event';
import { inAgain } from './in-again';

const HOUR = 3_600_000;
const at = (hours: number) => (hours * HOUR) as Instant;
const event = (kind: ClockEvent['kind'], hours: number, changes: Partial<ClockEvent> = {}) => ({
  id: `${kind} ${hours}`,
  kind,
  at: at(hours),
  siteId: 'depot',
  zone: 'Australia/Sydney' as Zone,
  stated: false,
  breakAnswer: null,
  flags: [],
  voids: null,
  ...changes,
});
const sheet = { start: at(9), end: at(17), siteId: 'depot' };
const found = (...events: ClockEvent[]) => inAgain(sheet, [event('in', 9), ...events])?.id;

describe('clocking in again', () => {
  it('S6 is found when it is the first one of several', () => {
    expect(found(event('in', 13), event('in', 11))).toBe('in 11');
  });

  it('S6 is not the same press twice, nor coming back from a break', () => {
    expect(found(event('in', 9.02))).toBeUndefined();
    expect(found(event('break-start', 11), event('in', 12))).toBeUndefined();
    expect(found(event('break-start', 11), event('in', 12), event('in', 13))).toBe('in 13');
  });

  it('S6 is not at another site, after the end, held back or voided', () => {
    expect(found(event('in', 11, { siteId: 'mill' }))).toBeUndefined();
    expect(found(event('in', 18))).toBeUndefined();
    expect(found(event('in', 11, { flags: ['old'] }))).toBeUndefined();
    expect(found(event('in', 11), event('void', 11, { voids: 'in 11' }))).toBeUndefined();
  });
});
