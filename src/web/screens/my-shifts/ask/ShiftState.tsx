import { ArrowLeftRight, CircleX } from 'lucide-react';
import type { RequestView } from '#contract/api/requests';
import { STATE_LABELS, STATE_TONES } from '../../../components/request-text';
import { useOwnRequests } from '../../../data/requests';
import { useOwnShifts } from '../../../data/shift-answers';
import { Badge } from '../../../ui/Badge';

/** What is happening to an own shift: offered, being swapped, or its person can't work it. Nothing for one that is simply theirs. */
export function ShiftState({ shiftId }: { shiftId: string }) {
  const { data: requests = [] } = useOwnRequests();
  const { data: shifts = [] } = useOwnShifts();
  const request = liveRequestOf(requests, shiftId);
  if (request) {
    return (
      <Badge tone={STATE_TONES[request.state]}>
        <ArrowLeftRight aria-hidden="true" />
        {request.state === 'asked' ? ASKED[request.kind] : STATE_LABELS[request.state]}
      </Badge>
    );
  }
  if (shifts.find(({ id }) => id === shiftId)?.answer !== 'cannot') return null;
  return (
    <Badge tone="danger">
      <CircleX aria-hidden="true" />
      You can't work
    </Badge>
  );
}

const ASKED: Partial<Record<RequestView['kind'], string>> = {
  give: 'Offered',
  swap: 'Swap asked',
  ring: 'Swap asked',
};

/** The open request in which the shift changes hands. */
export function liveRequestOf(
  requests: readonly RequestView[],
  shiftId: string,
): RequestView | undefined {
  return requests.find(
    ({ ended_at, shifts }) =>
      ended_at === null && shifts.some(({ id, chosen }) => id === shiftId && chosen),
  );
}
