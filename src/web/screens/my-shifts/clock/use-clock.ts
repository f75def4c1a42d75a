import { useMemo } from 'react';
import { useClockEvent, useClockState } from '../../../data/time';
import { toastFailure } from '../../../platform/failure';
import { toast } from '../../../ui/toast-store';
import { clockOf, type RunningShift } from './clock';

const STOPPED = clockOf({ running: null, sheets: [] });

/** The signed-in person's clock, the same on every device. */
export function useClock() {
  const { data } = useClockState();
  const { mutateAsync, isPending } = useClockEvent();
  const clock = useMemo(() => (data ? clockOf(data) : STOPPED), [data]);

  async function send(kind: 'in' | 'out' | 'break-start' | 'break-end', locationId?: string) {
    try {
      const site = locationId ?? clock.running?.sheet.location_id;
      const position = data && data.location !== 'off' ? await findPosition() : null;
      const { receipts } = await mutateAsync({
        kind,
        ...(site && { locationId: site }),
        ...(position && { position }),
      });
      const [receipt] = receipts;
      if (receipt?.sentence) {
        toast({
          title: receipt.sentence,
          tone: receipt.result === 'refused' ? 'destructive' : 'success',
        });
      }
    } catch (error) {
      toastFailure(WHAT_FAILED[kind], error);
    }
  }

  return {
    clock,
    /** Until the server has answered nobody knows what runs. */
    ready: data !== undefined && !isPending,
    onBreak: data?.state === 'break',
    /** Returns the running shift when this one can't be started. */
    start(shift: { id: string; location_id: string }): RunningShift | null | undefined {
      if (clock.running && clock.running.shift?.id !== shift.id) return clock.running.shift;
      void send('in', shift.location_id);
      return undefined;
    },
    stop: () => void send('out'),
    toggleBreak: () => void send(data?.state === 'break' ? 'break-end' : 'break-start'),
  };
}

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
