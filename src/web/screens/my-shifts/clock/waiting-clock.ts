// The clock with what waits on this device: it shows what someone pressed, before the server knows of it.
import { dateAt } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import type { WaitingClockEvent } from '../../../data/clock-events';
import { instantOfText } from '../../../platform/formats';
import type { ClockSheet, KnownClock } from './clock';

export function withWaiting(known: KnownClock, waiting: readonly WaitingClockEvent[]): KnownClock {
  return waiting.reduce(after, known);
}

function after(known: KnownClock, event: WaitingClockEvent): KnownClock {
  const { running, sheets } = known;
  const at = new Date(event.capturedAt).toISOString();
  const { kind, locationId } = event.details.event;
  if (kind === 'in' && (!running || running.location_id !== locationId)) {
    const sheet = sheetOf(event, at);
    const before = running ? replaced(sheets, { ...running, end_at: at }) : sheets;
    return { running: sheet, sheets: [sheet, ...before] };
  }
  // Whatever the server makes of an end without a start, nothing runs.
  if (!running) return known;
  if (kind === 'out') {
    return { running: null, sheets: replaced(sheets, { ...running, end_at: at }) };
  }
  const break_since = kind === 'break-start' ? (running.break_since ?? at) : null;
  const changed = { ...running, break_since };
  return { running: changed, sheets: replaced(sheets, changed) };
}

function replaced(sheets: readonly ClockSheet[], changed: ClockSheet): ClockSheet[] {
  return sheets.map((sheet) => (sheet.id === changed.id ? changed : sheet));
}

function sheetOf({ id, details: { event, shown } }: WaitingClockEvent, at: string): ClockSheet {
  const timezone = shown?.timezone ?? 'UTC';
  return {
    id,
    location_id: event.locationId ?? null,
    location_name: shown?.location_name ?? null,
    timezone,
    date: dateAt(instantOfText(at), timezone as Zone),
    start_at: at,
    end_at: null,
    shift_id: shown?.shift?.id ?? null,
    rostered_start: shown?.shift?.start_at ?? null,
    rostered_end: shown?.shift?.end_at ?? null,
    break_since: null,
  };
}
