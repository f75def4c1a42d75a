import { describe, expect, it } from 'vitest';
import { on10March } from '../testing/clock';
import type { Instant } from '../time/kinds';
import { receiveEvent } from './receive-event';

const NOW = on10March('12:00');
const MINUTE = 60_000;
const received = (capturedAgo: number, fastBy = 0, ageMs: number | null = null) =>
  receiveEvent(
    {
      capturedAt: (NOW - capturedAgo * MINUTE + fastBy * MINUTE) as Instant,
      sentAt: (NOW + fastBy * MINUTE) as Instant,
      ageMs,
    },
    NOW,
  );

describe('receiveEvent', () => {
  it('S14 gives the true time of a device that is 37 minutes fast, and flags it', () => {
    expect(received(0, 37)).toEqual({ at: NOW, offsetMs: -37 * MINUTE, flags: ['skew'] });
    expect(received(90, 37)).toMatchObject({ at: on10March('10:30'), flags: ['skew'] });
    expect(received(0, 2)).toMatchObject({ at: NOW, flags: [] });
  });

  it('S14 believes what a device measured without its clock when someone has set the clock', () => {
    expect(received(10, 0, 10 * MINUTE).flags).toEqual([]);
    expect(received(180, 0, 10 * MINUTE)).toMatchObject({
      at: on10March('11:50'),
      flags: ['jumped'],
    });
  });

  it('S15 holds back the future and what is older than 7 days', () => {
    expect(received(-3).flags).toEqual(['future']);
    expect(received(-2).flags).toEqual([]);
    expect(received(7 * 24 * 60).flags).toEqual([]);
    expect(received(7 * 24 * 60 + 1).flags).toEqual(['old']);
  });
});
