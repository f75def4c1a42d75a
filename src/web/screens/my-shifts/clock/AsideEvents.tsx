import { Link } from '@tanstack/react-router';
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
import { buttonStyles } from '../../../ui/button-styles';

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
  const [alone, setAlone] = useState(false);

  async function tell() {
    setPending(true);
    try {
      if (await tellManagersOf(event)) toastSuccess('Your managers have a note about it', NOT_TOLD);
      else setAlone(true);
    } catch (error) {
      toastFailure(NOT_TOLD, error);
    }
    setPending(false);
  }

  return (
    <Alert
      tone="warn"
      title={`You ${WHAT[event.details.event.kind]} at ${momentText(event.capturedAt)}, but we couldn't save it`}
      className="print:hidden"
      action={
        <div className="flex flex-wrap gap-2">
          {alone ? (
            <Link to="/time" className={buttonStyles()}>
              Go to Time
            </Link>
          ) : (
            <Button pending={pending} onClick={() => void tell()}>
              Tell my managers
            </Button>
          )}
          <Button variant="ghost" disabled={pending} onClick={() => void removeAside(event)}>
            Remove
          </Button>
        </div>
      }
    >
      {event.aside} It isn't on your timesheet.{' '}
      {alone
        ? 'Nobody else here is a manager, so nobody was told. Enter the time yourself, then remove this.'
        : 'A manager can enter the time for you.'}
    </Alert>
  );
}
