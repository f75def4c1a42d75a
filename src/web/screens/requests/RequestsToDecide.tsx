import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { DecisionEffect, Card as Waiting } from '#contract/api/requests';
import { LIMITS } from '#contract/limits';
import { counted } from '#engine/counted';
import { LoadFailure } from '../../components/LoadFailure';
import { shiftText } from '../../components/request-text';
import { useDecide, useInbox } from '../../data/requests';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { formatHours, formatShortDay } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Field } from '../../ui/Field';
import { Skeleton } from '../../ui/Skeleton';
import { Textarea } from '../../ui/Textarea';

const NOT_DECIDED = 'The request still waits';

/** The manager's queue: the earliest shift first, each with what approving would do. */
export function RequestsToDecide() {
  const query = useInbox();
  const decide = useDecide();
  if (query.error && !query.data) {
    return (
      <Card>
        <LoadFailure title="We couldn't load the requests" queries={[query]} />
      </Card>
    );
  }
  if (!query.data) return <Skeleton className="h-40 rounded-lg" />;
  const { cards } = query.data;
  const clean = cards.filter(({ effect, may_decide }) => effect.clean && may_decide);
  if (cards.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<CircleCheck />}
          title="Nothing waits for you."
          text="Requests that need a manager are listed here, the earliest shift first."
        />
      </Card>
    );
  }

  async function approveAll() {
    let done = 0;
    try {
      for (const { request, effect } of clean) {
        const { fingerprint } = effect;
        await decide.mutateAsync({ id: request.id, decision: 'approve', fingerprint });
        done += 1;
      }
      toastSuccess(`${counted(done, 'request')} approved`, NOT_DECIDED);
    } catch (error) {
      toastFailure(`${counted(done, 'request')} approved. One still waits`, error);
    }
  }

  return (
    <div className="flex flex-col gap-3">
      {clean.length > 1 && (
        <div>
          <Button disabled={decide.isPending} onClick={() => void approveAll()}>
            Approve {counted(clean.length, 'clean request')}
          </Button>
        </div>
      )}
      <ul className="flex flex-col gap-3">
        {cards.map((card) => (
          <li key={card.request.id}>
            <DecisionCard card={card} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DecisionCard({ card }: { card: Waiting }) {
  const { request, effect, may_decide } = card;
  const [refusing, setRefusing] = useState(false);
  const { mutateAsync, isPending } = useDecide();
  const given = request.shifts.find(({ side }) => side === 'given');
  const inReturn = request.shifts.find(({ side, chosen }) => side === 'wanted' && chosen);
  const wanted = request.kind === 'claim' ? request.shifts[0] : undefined;
  const partner = request.parties.find(({ part }) => part === 'partner');

  async function send(decision: 'approve' | 'refuse', note?: string) {
    try {
      const { fingerprint } = effect;
      await mutateAsync({ id: request.id, decision, fingerprint, ...(note && { note }) });
      toastSuccess(decision === 'approve' ? 'Request approved' : 'Request refused', NOT_DECIDED);
    } catch (error) {
      toastFailure(NOT_DECIDED, error);
    }
  }

  return (
    <Card className="flex flex-col gap-3 p-4 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="font-medium wrap-anywhere">
          {request.employee_name}
          {request.kind !== 'claim' && ` → ${partner?.name ?? 'a colleague'}`}
        </h2>
        {effect.clean ? (
          <Badge tone="brand">
            <CircleCheck aria-hidden="true" />
            Nothing stands against it
          </Badge>
        ) : (
          <Badge tone={effect.blocked ? 'danger' : 'warn'}>
            <TriangleAlert aria-hidden="true" />
            {effect.blocked ? 'A rule forbids it' : 'Check first'}
          </Badge>
        )}
      </div>
      <ul className="sm:text-sm">
        {given && <li className="wrap-anywhere">Gives {shiftText(given)}</li>}
        {wanted && <li className="wrap-anywhere">Asks for the open shift {shiftText(wanted)}</li>}
        {inReturn && <li className="wrap-anywhere">Gets {shiftText(inReturn)}</li>}
      </ul>
      {request.reason && <p className="text-muted wrap-anywhere">“{request.reason}”</p>}
      <Effect effect={effect} />
      {!may_decide && (
        <p className="text-muted sm:text-sm">
          You are part of this request, so someone else decides it.
        </p>
      )}
      {may_decide && refusing && (
        <RefuseForm
          pending={isPending}
          onSend={(note) => void send('refuse', note)}
          onClose={() => setRefusing(false)}
        />
      )}
      {may_decide && !refusing && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="primary"
            disabled={isPending || effect.blocked}
            onClick={() => void send('approve')}
          >
            Approve
          </Button>
          <Button disabled={isPending} onClick={() => setRefusing(true)}>
            Refuse
          </Button>
        </div>
      )}
    </Card>
  );
}

const COVER = {
  'nothing-asked': 'nobody needed',
  enough: 'enough people',
  'too-many': 'more than the target',
  'below-target': 'below the target',
  'below-minimum': 'below the minimum',
} as const;

function Effect({ effect }: { effect: DecisionEffect }) {
  return (
    <ul
      aria-label="What approving would do"
      className="flex flex-col gap-0.5 text-muted sm:text-sm"
    >
      {effect.findings.map((finding) => (
        <li key={finding} className="text-text wrap-anywhere">
          {finding}
        </li>
      ))}
      {effect.cover.map(({ location_name, date, before, after }) => (
        <li key={`${location_name} ${date}`} className="text-text wrap-anywhere">
          {location_name} on {formatShortDay(date)}: {COVER[before]} now, {COVER[after]} after
        </li>
      ))}
      {effect.people.map(({ employee_id, name, minutes_before, minutes_after }) => (
        <li key={employee_id} className="tabular-nums wrap-anywhere">
          {name}: {formatHours(minutes_before / 60)} that week now,{' '}
          {formatHours(minutes_after / 60)} after
        </li>
      ))}
    </ul>
  );
}

type RefuseFormProps = { pending: boolean; onSend: (note: string) => void; onClose: () => void };

function RefuseForm({ pending, onSend, onClose }: RefuseFormProps) {
  const [note, setNote] = useState('');
  return (
    <div className="flex flex-col gap-3">
      <Field label="Why" hint="Both people read it.">
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={2}
            value={note}
            maxLength={LIMITS.requestReasonLength}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="danger"
          disabled={pending || note.trim() === ''}
          onClick={() => onSend(note.trim())}
        >
          Refuse request
        </Button>
        <Button onClick={onClose}>Go back</Button>
      </div>
    </div>
  );
}
