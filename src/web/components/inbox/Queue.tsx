import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { InboxCard } from '#contract/api/inbox';
import { counted } from '#engine/counted';
import { tellRefusal } from '../../data/blocked-change';
import { type CardDecision, type DecidableCard, useDecideCard, useInbox } from '../../data/inbox';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { useListKeys } from '../../shortcuts/use-list-keys';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { LoadFailure } from '../LoadFailure';
import { cardTitle } from './card-text';
import { QueueCard } from './QueueCard';

const STILL_WAITS = 'The request still waits';

/** Everything that waits for a manager, the earliest shift first. Decided by mouse, finger or keys. */
export function Queue() {
  const query = useInbox();
  if (query.error && !query.data) {
    return (
      <Card>
        <LoadFailure title="We couldn't load the requests" queries={[query]} />
      </Card>
    );
  }
  if (!query.data) return <Skeleton className="h-40 rounded-lg" />;
  if (query.data.cards.length === 0) {
    return (
      <Card>
        <EmptyState
          icon={<CircleCheck />}
          title="Nothing waits for you."
          text="Requests, shifts without an answer and short cover are listed here, the earliest first."
        />
      </Card>
    );
  }
  return <Cards cards={query.data.cards} />;
}

function Cards({ cards }: { cards: readonly InboxCard[] }) {
  const { mutateAsync, isPending, variables } = useDecideCard();
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [refusing, setRefusing] = useState<string>();
  const elements = useRef(new Map<string, HTMLElement>());
  const list = useRef<HTMLUListElement>(null);
  const at = Math.max(
    0,
    cards.findIndex(({ id }) => id === chosen),
  );
  const current = cards[at];

  function go(place: number) {
    const next = cards[Math.min(Math.max(place, 0), cards.length - 1)];
    if (!next) return;
    setChosen(next.id);
    elements.current.get(next.id)?.focus();
  }

  /** The card below gets the focus, or the one above the last. */
  function goOn(from: string) {
    const place = cards.findIndex(({ id }) => id === from);
    go(place < cards.length - 1 ? place + 1 : place - 1);
  }

  async function decide(decision: CardDecision) {
    const { id } = decision.card;
    try {
      await mutateAsync(decision);
      toastSuccess(
        decision.decision === 'approve' ? 'Request approved' : 'Request refused',
        STILL_WAITS,
      );
      setRefusing(undefined);
      goOn(id);
    } catch (error) {
      setOpened(new Set([...opened, id]));
      tellRefusal(STILL_WAITS, error, (override) => void decide({ ...decision, override }));
    }
  }

  function toggle(id: string) {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  }

  useListKeys(list, LETTERS, (key) => {
    if (!current) return false;
    if (key === 'j' || key === 'ArrowDown') go(chosen === undefined ? 0 : at + 1);
    else if (key === 'k' || key === 'ArrowUp') go(at - 1);
    else if (chosen === undefined) return false;
    else if (key === 'Enter') toggle(current.id);
    else if (key === 'a' && mayApprove(current))
      void decide({ card: current, decision: 'approve' });
    else if (key === 'r' && mayRefuse(current)) setRefusing(current.id);
    else return false;
    return true;
  });

  return (
    <div className="flex flex-col gap-3">
      <ApproveClean cards={cards} />
      <ul ref={list} aria-label="To decide" className="flex flex-col gap-3">
        {cards.map((card) => (
          <li key={card.id}>
            <QueueCard
              card={card}
              ref={(element: HTMLElement | null) => {
                if (element) elements.current.set(card.id, element);
                else elements.current.delete(card.id);
              }}
              tabIndex={card === current ? 0 : -1}
              open={opened.has(card.id)}
              refusing={refusing === card.id}
              pending={isPending && variables?.card.id === card.id}
              onFocus={() => setChosen(card.id)}
              onToggle={() => toggle(card.id)}
              onRefusing={(on) => setRefusing(on ? card.id : undefined)}
              onDecide={(decision) => void decide(decision)}
              onDecided={() => goOn(card.id)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function isDecidable(card: InboxCard): card is DecidableCard {
  return card.type === 'request' || card.type === 'leave' || card.type === 'leave-end';
}

function mayRefuse(card: InboxCard): card is DecidableCard {
  if (!isDecidable(card)) return false;
  return card.type === 'leave' ? card.leave.may_decide : card.may_decide;
}

function mayApprove(card: InboxCard): card is DecidableCard {
  if (!mayRefuse(card)) return false;
  return !(card.type === 'leave' ? card.leave.effect : card.effect).blocked;
}

function isClean(card: InboxCard): card is DecidableCard {
  if (!mayApprove(card) || card.clashes.length > 0) return false;
  return (card.type === 'leave' ? card.leave.effect : card.effect).clean;
}

const LETTERS = ['j', 'k', 'a', 'r'];

/** One dialog names them all. Each is decided on its own, with the fingerprint of its own card. */
function ApproveClean({ cards }: { cards: readonly InboxCard[] }) {
  const clean = cards.filter(isClean);
  const { mutateAsync, isPending } = useDecideCard();
  const [asking, setAsking] = useState(false);
  if (clean.length < 2 && !asking) return null;

  async function approveAll() {
    let done = 0;
    try {
      for (const card of clean) {
        await mutateAsync({ card, decision: 'approve' });
        done += 1;
      }
      toastSuccess(`${counted(done, 'request')} approved`, STILL_WAITS);
    } catch (error) {
      toastFailure(`${counted(done, 'request')} approved. One still waits`, error);
    }
    setAsking(false);
  }

  return (
    <div>
      <Button onClick={() => setAsking(true)}>
        Approve {counted(clean.length, 'clean request')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        tone="primary"
        title={`Approve ${counted(clean.length, 'request')}?`}
        description="Nothing stands against any of them. Each is checked once more when it is decided."
        confirmLabel={`Approve ${counted(clean.length, 'request')}`}
        pending={isPending}
        onConfirm={() => void approveAll()}
      >
        <ul className="list-disc pl-5 sm:text-sm">
          {clean.map((card) => (
            <li key={card.id} className="wrap-anywhere">
              {cardTitle(card)}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </div>
  );
}
