import { expect, test } from 'vitest';
import type { WaitingClockEvent } from '../../../data/clock-events';
import { clockOf } from './clock';
import { withWaiting } from './waiting-clock';

const NINE = Date.parse('2027-03-09T22:00:00.000Z');
const HOUR = 3_600_000;
const NOTHING = { running: null, sheets: [] };
const shift = {
  id: 'day',
  start_at: '2027-03-09T22:00:00.000Z',
  end_at: '2027-03-10T06:00:00.000Z',
};

function waits(
  kind: WaitingClockEvent['details']['event']['kind'],
  hours: number,
  locationId = 'depot',
): WaitingClockEvent {
  const shown = { location_name: 'Depot', timezone: 'Australia/Sydney', shift };
  return {
    id: `${kind} ${hours}`,
    counter: 1,
    owner: 'amy',
    capturedAt: NINE + hours * HOUR,
    view: '',
    ticks: 0,
    details: { event: { kind, locationId }, ...(kind === 'in' && { shown }) },
  };
}

const clock = (...events: WaitingClockEvent[]) => clockOf(withWaiting(NOTHING, events));

test('someone who clocked in without a network sees their shift run', () => {
  expect(clock(waits('in', 0)).running).toMatchObject({
    shift: { id: 'day', date: '2027-03-10', location_name: 'Depot' },
    since: NINE,
  });
});

test('someone who also clocked out sees the time that they worked', () => {
  const { running, worked } = clock(waits('in', 0), waits('out', 8));
  expect(running).toBeNull();
  expect(worked).toEqual([{ id: 'day', ms: 8 * HOUR }]);
});

test('a break runs until it ends, or until the person clocks in again', () => {
  const on = [waits('in', 0), waits('break-start', 3)];
  expect(clock(...on).running?.sheet.break_since).toBe('2027-03-10T01:00:00.000Z');
  expect(clock(...on, waits('break-end', 4)).running?.sheet.break_since).toBeNull();
  expect(clock(...on, waits('in', 4)).running).toMatchObject({
    since: NINE,
    sheet: { break_since: null },
  });
});

test('clocking in elsewhere ends what runs here', () => {
  const { running, worked } = clock(waits('in', 0), waits('in', 4, 'mill'));
  expect(running?.sheet.location_id).toBe('mill');
  expect(worked).toEqual([{ id: 'day', ms: 4 * HOUR }]);
});

test('an end without a start changes nothing on the screen', () => {
  expect(clock(waits('out', 0))).toEqual({ running: null, worked: [] });
});
