import { Link } from '@tanstack/react-router';
import { ArrowLeftRight } from 'lucide-react';
import type { RequestView } from '#contract/api/requests';
import { agree } from '#engine/counted';
import { LoadFailure } from '../../components/LoadFailure';
import {
  ownerText,
  ringLines,
  STATE_LABELS,
  STATE_TONES,
  shiftText,
  waitsFor,
} from '../../components/request-text';
import { useAnswerRequest, useOwnRequests, useWithdraw } from '../../data/requests';
import { useUser } from '../../data/session';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';

/** What one asked for and what one is asked. What waits for an answer comes first. */
export function OwnRequests() {
  const { employee_id } = useUser();
  const query = useOwnRequests();
  if (employee_id !== null && query.error && !query.data) {
    return (
      <Card>
        <LoadFailure title="We couldn't load your requests" queries={[query]} />
      </Card>
    );
  }
  if (employee_id !== null && !query.data) return <Skeleton className="h-40 rounded-lg" />;
  // Leave has a page of its own.
  const requests = (query.data ?? []).filter(
    ({ kind }) => kind !== 'leave' && kind !== 'leave-cancel',
  );
  if (requests.length === 0) return <Nothing />;
  const asksYou = requests.filter((request) => waitsFor(request, employee_id));
  const open = requests.filter(
    (request) => request.ended_at === null && !asksYou.includes(request),
  );
  const ended = requests.filter(({ ended_at }) => ended_at !== null);
  return (
    <div className="flex flex-col gap-5">
      <Group title="Waits for your answer" requests={asksYou} />
      <Group title="Open" requests={open} />
      <Group title="Ended" requests={ended} />
    </div>
  );
}

function Nothing() {
  return (
    <Card>
      <EmptyState
        icon={<ArrowLeftRight />}
        title="No requests yet."
        text="Choose one of your shifts to offer it to colleagues or to swap it."
        action={
          <Link to="/my-shifts" className={buttonStyles()}>
            Go to My Shifts
          </Link>
        }
      />
    </Card>
  );
}

function Group({ title, requests }: { title: string; requests: readonly RequestView[] }) {
  if (requests.length === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col gap-3">
      <h2 className="font-semibold">{title}</h2>
      <ul className="flex flex-col gap-3">
        {requests.map((request) => (
          <li key={request.id}>
            {request.kind === 'claim' ? (
              <OwnClaimCard request={request} />
            ) : (
              <OwnRequestCard request={request} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function OwnRequestCard({ request }: { request: RequestView }) {
  const { employee_id } = useUser();
  const { state, shifts, parties, employee_name, reason, ended_note, ended_by_name } = request;
  const own = request.employee_id === employee_id;
  const given = shifts.find(({ side }) => side === 'given');
  const wanted = shifts.filter(({ side }) => side === 'wanted');
  return (
    <Card className="flex flex-col gap-2 p-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-medium wrap-anywhere">
          {own ? 'You offer: ' : `From ${employee_name}: `}
          {given ? shiftText(given) : 'a shift'}
        </h3>
        <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
      </div>
      {request.kind === 'ring' && (
        <ul className="sm:text-sm">
          {ringLines(request, employee_id).map((line) => (
            <li key={line} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
      {request.kind !== 'ring' && wanted.length > 0 && (
        <div className="sm:text-sm">
          <p className="text-muted">{agree(wanted.length, 'For', 'For one of')}</p>
          <ul>
            {wanted.map((shift) => (
              <li key={shift.id} className="wrap-anywhere">
                {shiftText(shift)} (
                {shift.employee_id === employee_id ? 'yours' : shift.employee_name})
              </li>
            ))}
          </ul>
        </div>
      )}
      {reason && <p className="text-muted wrap-anywhere">“{reason}”</p>}
      {own && <p className="sm:text-sm">{ownerText(request)}</p>}
      {own && state === 'asked' && (
        <p className="text-muted sm:text-sm">
          {parties
            .filter(({ part }) => part !== 'asker')
            .map(({ name, answer }) => `${name}: ${ANSWERS[answer ?? 'none']}`)
            .join(', ')}
        </p>
      )}
      {ended_note && (
        <p className="wrap-anywhere sm:text-sm">
          {ended_by_name && `${ended_by_name}: `}
          {ended_note}
        </p>
      )}
      {!own && request.ended_at === null && answered(request, employee_id) && (
        <p className="sm:text-sm">{answered(request, employee_id)}</p>
      )}
      {waitsFor(request, employee_id) && <AnswerButtons request={request} />}
      {own && request.ended_at === null && <WithdrawButton request={request} />}
    </Card>
  );
}

/** An open shift that one asked for. */
function OwnClaimCard({ request }: { request: RequestView }) {
  const { state, shifts, ended_note, ended_by_name } = request;
  const [shift] = shifts;
  return (
    <Card className="flex flex-col gap-2 p-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 className="font-medium wrap-anywhere">
          You ask for: {shift ? shiftText(shift) : 'an open shift'}
        </h3>
        <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
      </div>
      {ended_note && (
        <p className="wrap-anywhere sm:text-sm">
          {ended_by_name && `${ended_by_name}: `}
          {ended_note}
        </p>
      )}
      {request.ended_at === null && <WithdrawButton request={request} />}
    </Card>
  );
}

const ANSWERS = {
  none: 'no answer yet',
  accepted: 'accepted',
  declined: 'declined',
  out: 'not asked any more',
};

/** What one answered to a colleague, as long as it is open. */
function answered({ kind, state, parties }: RequestView, employeeId: string | null) {
  const own = parties.find(({ employee_id }) => employee_id === employeeId)?.answer;
  if (own === 'declined') return 'You declined.';
  if (own === 'out') return "You aren't asked any more.";
  if (own !== 'accepted') return null;
  const until =
    kind === 'ring' && state === 'asked' ? 'everyone has accepted' : 'a manager approves';
  return `You accepted. Nothing changes until ${until}.`;
}

const NOT_SAVED = "Your answer wasn't saved";

function AnswerButtons({ request }: { request: RequestView }) {
  const { employee_id } = useUser();
  const { mutateAsync, isPending } = useAnswerRequest();
  const mine = request.shifts.filter(
    ({ side, employee_id: owner }) => side === 'wanted' && owner === employee_id,
  );

  async function send(answer: 'accept' | 'decline', shiftId?: string) {
    try {
      const { state } = await mutateAsync({ id: request.id, answer, ...(shiftId && { shiftId }) });
      toastSuccess(answer === 'decline' ? 'You declined' : doneText(state), NOT_SAVED);
    } catch (error) {
      toastFailure(NOT_SAVED, error);
    }
  }

  return (
    <div className="mt-1 flex flex-wrap gap-2">
      {mine.length === 0 && (
        <Button variant="primary" disabled={isPending} onClick={() => void send('accept')}>
          Take this shift
        </Button>
      )}
      {mine.map((shift) => (
        <Button
          key={shift.id}
          variant="primary"
          disabled={isPending}
          onClick={() => void send('accept', shift.id)}
        >
          {agree(mine.length, 'Swap', `Swap for ${shiftText(shift)}`)}
        </Button>
      ))}
      <Button disabled={isPending} onClick={() => void send('decline')}>
        Decline
      </Button>
    </div>
  );
}

function doneText(state: RequestView['state']): string {
  if (state === 'asked') return 'You accepted. It is done when everyone has accepted';
  return state === 'done' ? 'Done: the roster has changed' : 'You accepted. A manager decides next';
}

function WithdrawButton({ request }: { request: RequestView }) {
  const { mutateAsync, isPending } = useWithdraw();
  async function withdraw() {
    try {
      await mutateAsync(request.id);
      toastSuccess('Request withdrawn', 'The request is still open');
    } catch (error) {
      toastFailure('The request is still open', error);
    }
  }
  return (
    <div className="mt-1">
      <Button size="sm" disabled={isPending} onClick={() => void withdraw()}>
        Withdraw request
      </Button>
    </div>
  );
}
