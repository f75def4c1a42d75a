import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useState } from 'react';
import type { InboxCard, LeaveCard } from '#contract/api/inbox';
import type { PerShift } from '#contract/api/leave';
import { LIMITS } from '#contract/limits';
import { agree, counted } from '#engine/counted';
import type { CardDecision, DecidableCard } from '../../data/inbox';
import { Alert } from '../../ui/Alert';
import { Badge } from '../../ui/Badge';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { Field } from '../../ui/Field';
import { Textarea } from '../../ui/Textarea';
import { leaveHoursText } from '../leave-text';
import { CardDeeds } from './CardDeeds';
import { CardEffect } from './CardEffect';
import { cardLines, cardTitle, refusalsText } from './card-text';
import { LeaveSetChoices } from './LeaveSetChoices';
import { ShiftChoices } from './ShiftChoices';

type QueueCardProps = {
  card: InboxCard;
  open: boolean;
  refusing: boolean;
  pending: boolean;
  tabIndex: 0 | -1;
  ref: Ref<HTMLElement>;
  onFocus: () => void;
  onToggle: () => void;
  onRefusing: (refusing: boolean) => void;
  onDecide: (decision: CardDecision) => void;
  onDecided: () => void;
};

/** One card of the manager's queue: who, what, what it would do, and what can be done about it. */
export function QueueCard(props: QueueCardProps) {
  const { card, open } = props;
  const title = cardTitle(card);
  return (
    <Card
      ref={props.ref}
      tabIndex={props.tabIndex}
      data-list-item=""
      aria-label={title}
      className="flex flex-col gap-2 p-4 focus-visible:outline-2 focus-visible:outline-focus sm:px-5"
      onFocus={props.onFocus}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="font-medium wrap-anywhere">{title}</h2>
        <StateBadge card={card} />
      </div>
      <ul className="tabular-nums sm:text-sm">
        {cardLines(card).map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
      <Reason card={card} />
      {effectOf(card)?.findings.map((finding) => (
        <p key={finding} className="wrap-anywhere sm:text-sm">
          {finding}
        </p>
      ))}
      {card.clashes.map(({ card_id, text }) => (
        <p key={card_id} className="text-warn wrap-anywhere sm:text-sm">
          {text}
        </p>
      ))}
      <p className="text-muted sm:text-sm">{card.if_nobody_decides}</p>
      {(card.type === 'request' || card.type === 'leave-end') && (
        <Decision {...props} card={card}>
          {open && <CardEffect effect={withoutFindings(card.effect)} />}
        </Decision>
      )}
      {card.type === 'leave' && <LeaveDecision {...props} card={card} />}
      {card.type === 'leave-set' && <LeaveSetChoices card={card} onDecided={props.onDecided} />}
      {(card.type === 'shift' || card.type === 'uncovered' || card.type === 'cover') && (
        <CardDeeds card={card} />
      )}
    </Card>
  );
}

function effectOf(card: InboxCard) {
  if (card.type === 'request' || card.type === 'leave-end') return card.effect;
  return card.type === 'leave' ? card.leave.effect : undefined;
}

/** They stand on the card already. */
function withoutFindings<Effect extends { findings: string[] }>(effect: Effect): Effect {
  return { ...effect, findings: [] };
}

function StateBadge({ card }: { card: InboxCard }) {
  const effect = effectOf(card);
  if (!effect)
    return <Badge tone={card.type === 'shift' ? 'warn' : 'danger'}>{labelOf(card)}</Badge>;
  if (effect.clean && card.clashes.length === 0) {
    return (
      <Badge tone="brand">
        <CircleCheck aria-hidden="true" />
        Nothing stands against it
      </Badge>
    );
  }
  return (
    <Badge tone={effect.blocked ? 'danger' : 'warn'}>
      <TriangleAlert aria-hidden="true" />
      {effect.blocked ? 'A rule forbids it' : 'Check first'}
    </Badge>
  );
}

function labelOf(card: InboxCard): string {
  if (card.type === 'cover') return 'Short cover';
  if (card.type === 'uncovered') return 'Uncovered';
  if (card.type === 'leave-set') return 'One decision';
  return card.type === 'shift' && card.shift.answer === 'cannot' ? "Can't work" : 'Not confirmed';
}

function Reason({ card }: { card: InboxCard }) {
  const reason =
    card.type === 'request'
      ? card.request.reason
      : card.type === 'leave' || card.type === 'leave-end'
        ? card.leave.reason
        : card.type === 'shift'
          ? card.shift.answer_note
          : null;
  return reason ? <p className="text-muted wrap-anywhere sm:text-sm">“{reason}”</p> : null;
}

type LeaveDecisionProps = Omit<QueueCardProps, 'card'> & { card: LeaveCard };

function LeaveDecision({ card, open, ...props }: LeaveDecisionProps) {
  const [choices, setChoices] = useState<Record<string, PerShift>>({});
  const { leave } = card;
  const { preview, clashes } = leave;
  const perShift = Object.values(choices);
  const unfinished = perShift.some(
    ({ decision, employeeId }) => decision === 'give' && !employeeId,
  );
  return (
    <Decision {...props} card={card} open={open} perShift={perShift} unfinished={unfinished}>
      <p className="text-muted sm:text-sm">
        It {preview.text}.
        {preview.balance && ` ${leaveHoursText(preview.balance.after)} left after it.`}
      </p>
      {preview.balance && preview.balance.after < 0 && (
        <Alert tone="warn">There aren't enough hours in the balance.</Alert>
      )}
      {preview.blackouts.map(({ id, name }) => (
        <Alert key={id} tone="warn">
          Leave is limited on some of these days: {name}.
        </Alert>
      ))}
      {open && (
        <>
          {preview.othersAway !== null && preview.othersAway > 0 && (
            <p className="sm:text-sm">
              {counted(preview.othersAway, 'other person', 'other people')} of the shift group{' '}
              {agree(preview.othersAway, 'is', 'are')} away on the same day.
            </p>
          )}
          {clashes.length > 0 && (
            <ul aria-label="On the same days" className="sm:text-sm">
              {clashes.map(({ name, first_date, waiting, refusals }) => (
                <li key={`${name} ${first_date}`} className="wrap-anywhere">
                  {name} on the same days:{' '}
                  {waiting ? `waits too, ${refusalsText(refusals)}` : 'approved'}
                </li>
              ))}
            </ul>
          )}
          <CardEffect effect={withoutFindings(leave.effect)} />
          <ShiftChoices leave={leave} choices={choices} onChange={setChoices} />
        </>
      )}
    </Decision>
  );
}

type DecisionProps = Pick<
  QueueCardProps,
  'open' | 'refusing' | 'pending' | 'onToggle' | 'onRefusing' | 'onDecide'
> & {
  card: DecidableCard;
  perShift?: readonly PerShift[];
  unfinished?: boolean;
  children?: ReactNode;
};

function Decision({ card, children, perShift = [], unfinished = false, ...props }: DecisionProps) {
  const { open, refusing, pending, onToggle, onRefusing, onDecide } = props;
  const title = cardTitle(card);
  const may = card.type === 'leave' ? card.leave.may_decide : card.may_decide;
  const blocked = effectOf(card)?.blocked ?? false;
  return (
    <>
      {children}
      {!may && (
        <p className="text-muted sm:text-sm">
          You are part of this request, so someone else decides it.
        </p>
      )}
      {may && refusing ? (
        <RefuseForm
          pending={pending}
          onSend={(note) => onDecide({ card, decision: 'refuse', note })}
          onClose={() => onRefusing(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {may && (
            <>
              <Button
                variant="primary"
                aria-label={`Approve: ${title}`}
                disabled={pending || blocked || unfinished}
                onClick={() => onDecide({ card, decision: 'approve', perShift })}
              >
                Approve
              </Button>
              <Button
                aria-label={`Refuse: ${title}`}
                disabled={pending}
                onClick={() => onRefusing(true)}
              >
                Refuse
              </Button>
            </>
          )}
          <Button variant="ghost" aria-expanded={open} onClick={onToggle}>
            {open ? 'Hide the effect' : 'Show the effect'}
          </Button>
        </div>
      )}
    </>
  );
}

type RefuseFormProps = { pending: boolean; onSend: (note: string) => void; onClose: () => void };

function RefuseForm({ pending, onSend, onClose }: RefuseFormProps) {
  const [note, setNote] = useState('');
  const ready = note.trim() !== '' && !pending;
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') {
      event.preventDefault();
      onClose();
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && ready) {
      event.preventDefault();
      onSend(note.trim());
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the field inside it
    <div className="flex flex-col gap-3" onKeyDown={onKeyDown}>
      <Field label="Why" hint="They read it. Ctrl+Enter sends it.">
        {(control) => (
          <Textarea
            {...control}
            autoFocus
            rows={2}
            value={note}
            maxLength={LIMITS.requestReasonLength}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button variant="danger" disabled={!ready} onClick={() => onSend(note.trim())}>
          Refuse request
        </Button>
        <Button onClick={onClose}>Go back</Button>
      </div>
    </div>
  );
}
