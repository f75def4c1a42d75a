import { useState } from 'react';
import {
  momentText,
  removeAside,
  tellManagersOf,
  useAsideEvents,
  type WaitingClockEvent,
} from '../../../data/clock-events';
import { toastFailure, toastSuccess } from '../../../platform/failure';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';

/** What this device clocked and the server couldn't read: its person decides what becomes of it. */
export function AsideEvents({ employeeId }: { employeeId: string }) {
  return useAsideEvents(employeeId).map((event) => <AsideEvent key={event.id} event={event} />);
}

const WHAT = {
  in: 'clocked in',
  out: 'clocked out',
  'break-start': 'started your break',
  'break-end': 'ended your break',
};
const NOT_TOLD = "Your managers don't know of it yet";

function AsideEvent({ event }: { event: WaitingClockEvent }) {
  const [pending, setPending] = useState(false);

  async function tell() {
    setPending(true);
    try {
      await tellManagersOf(event);
      toastSuccess('Your managers have a note about it', NOT_TOLD);
    } catch (error) {
      setPending(false);
      toastFailure(NOT_TOLD, error);
    }
  }

  return (
    <Alert
      tone="warn"
      title={`You ${WHAT[event.details.event.kind]} at ${momentText(event.capturedAt)}, but we couldn't save it`}
      className="print:hidden"
      action={
        <div className="flex flex-wrap gap-2">
          <Button pending={pending} onClick={() => void tell()}>
            Tell my managers
          </Button>
          <Button variant="ghost" disabled={pending} onClick={() => void removeAside(event)}>
            Remove
          </Button>
        </div>
      }
    >
      {event.aside} It isn't on your timesheet. A manager can enter the time for you.
    </Alert>
  );
}
