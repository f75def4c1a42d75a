import { useMemo, useState, useSyncExternalStore } from 'react';
import { type ClockDetails, clockEvent, useWaitingEvents } from '../../../data/clock-events';
import { useUser } from '../../../data/session';
import { useClockState } from '../../../data/time';
import { useOnline } from '../../../offline/use-online';
import { getConnection, subscribeConnection } from '../../../platform/connection';
import { toastFailure } from '../../../platform/failure';
import { toast } from '../../../ui/toast-store';
import { clockOf, type RunningShift } from './clock';
import { withWaiting } from './waiting-clock';

const NOTHING = { running: null, sheets: [] };

/** Where someone clocks in, and for which shift. */
export interface ClockPlace {
  location_id: string;
  location_name: string;
  timezone: string;
  shift: { id: string; start_at: string; end_at: string } | null;
}

/** The signed-in person's clock, the same on every device, with what this one hasn't sent yet. */
export function useClock() {
  const { employee_id } = useUser();
  const { data, isPending, isError } = useClockState();
  const waiting = useWaitingEvents();
  const unsure = useUnsure();
  const [pending, setPending] = useState(false);
  const clock = useMemo(() => clockOf(withWaiting(data ?? NOTHING, waiting)), [data, waiting]);
  const { running } = clock;

  async function send(
    kind: ClockDetails['event']['kind'],
    locationId: string | null | undefined,
    shown?: ClockDetails['shown'],
  ) {
    if (!employee_id) return;
    setPending(true);
    try {
      const details = {
        event: { kind, ...(locationId && { locationId }) },
        ...(shown && { shown }),
      };
      const reads = data && data.location !== 'off';
      const receipt = await clockEvent(
        employee_id,
        details,
        reads ? findPosition : async () => null,
      );
      if (!receipt) toast({ title: KEPT[kind] });
      else if (receipt.sentence) {
        toast({
          title: receipt.sentence,
          tone: receipt.result === 'refused' ? 'destructive' : 'success',
        });
      }
    } catch (error) {
      toastFailure(WHAT_FAILED[kind], error);
    }
    setPending(false);
  }

  return {
    clock,
    /** How many events this device hasn't sent yet. */
    waiting: waiting.length,
    /** What we last heard may be old, so both In and Out are offered. The server sorts it out. */
    unsure,
    /** Nobody knows yet what runs. */
    loading: isPending && !unsure,
    /** And nobody will, until it can be read. */
    unknown: isError && data === undefined,
    /** Until the server has answered, or can't, nothing can be pressed. */
    ready: (data !== undefined || unsure) && !pending,
    onBreak: Boolean(running?.sheet.break_since),
    /** Returns the running shift when this one can't be started. */
    start(place: ClockPlace): RunningShift | null | undefined {
      if (running && !unsure && place.shift && running.shift?.id !== place.shift.id) {
        return running.shift;
      }
      const { location_id, location_name, timezone, shift } = place;
      void send('in', location_id, { location_name, timezone, shift: shift && timesOf(shift) });
      return undefined;
    },
    stop: () => void send('out', running?.sheet.location_id),
    toggleBreak: () =>
      void send(
        running?.sheet.break_since ? 'break-end' : 'break-start',
        running?.sheet.location_id,
      ),
  };
}

/** Nothing else of a shift stays on the device. */
const timesOf = ({ id, start_at, end_at }: NonNullable<ClockPlace['shift']>) => ({
  id,
  start_at,
  end_at,
});

function useUnsure(): boolean {
  const online = useOnline();
  return useSyncExternalStore(subscribeConnection, getConnection) === 'reconnecting' || !online;
}

const KEPT = {
  in: "You're clocked in. We'll send it when the network is back.",
  out: "You're clocked out. We'll send it when the network is back.",
  'break-start': "Your break has started. We'll send it when the network is back.",
  'break-end': "Your break has ended. We'll send it when the network is back.",
};

const WHAT_FAILED = {
  in: "You aren't clocked in yet",
  out: 'You are still clocked in',
  'break-start': "Your break hasn't started",
  'break-end': 'Your break still runs',
};

const PATIENCE_MS = 8_000;

/** Null when the person says no, or the device doesn't know: clocking in works without. */
function findPosition() {
  return new Promise<{ latitude: number; longitude: number; accuracy: number } | null>(
    (resolve) => {
      if (!navigator.geolocation) resolve(null);
      else
        navigator.geolocation.getCurrentPosition(
          ({ coords: { latitude, longitude, accuracy } }) =>
            resolve({ latitude, longitude, accuracy }),
          () => resolve(null),
          { enableHighAccuracy: true, timeout: PATIENCE_MS },
        );
    },
  );
}
