import { CircleCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import type { InboxCard } from '#contract/api/inbox';
import { counted } from '#engine/counted';
import { tellRefusal } from '../../data/blocked-change';
import { type CardDecision, type DecidableCard, useDecideCard, useInbox } from '../../data/inbox';
import { toastFailure, toastSuccess } from '../../platform/failure';
import { instantOfText } from '../../platform/formats';
import { useListKeys } from '../../shortcuts/use-list-keys';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { LoadFailure } from '../LoadFailure';
import { cardLines, cardTitle } from './card-text';
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
  return <Cards cards={query.data.cards} />;
}

function Nothing() {
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

function Cards({ cards }: { cards: readonly InboxCard[] }) {
  const { mutateAsync, isPending, variables } = useDecideCard();
  const [chosen, setChosen] = useState<string>();
  const [opened, setOpened] = useState<ReadonlyMap<string, InboxCard>>(new Map());
  const [refusing, setRefusing] = useState<InboxCard>();
  const [decided, setDecided] = useState<ReadonlySet<string>>(new Set());
  const elements = useRef(new Map<string, HTMLElement>());
  const list = useRef<HTMLUListElement>(null);
  const at = Math.max(
    0,
    cards.findIndex(({ id }) => id === chosen),
  );
  const current = cards[at];
  const looked = new Map([...opened, ...(refusing ? [[refusing.id, refusing] as const] : [])]);
  const gone = [...looked.values()].filter(
    (card) => isDecidable(card) && !decided.has(card.id) && !stillWaits(card, cards),
  );
  const shown = [...cards, ...gone].sort(
    (a, b) => instantOfText(a.starts_at) - instantOfText(b.starts_at),
  );

  function close(id: string) {
    setOpened(new Map([...opened].filter(([each]) => each !== id)));
    if (refusing?.id === id) setRefusing(undefined);
  }

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
    setDecided(new Set([...decided, id]));
    try {
      await mutateAsync(decision);
      toastSuccess(
        decision.decision === 'approve' ? 'Request approved' : 'Request refused',
        STILL_WAITS,
      );
      setRefusing(undefined);
      goOn(id);
    } catch (error) {
      setDecided(new Set([...decided].filter((each) => each !== id)));
      setOpened(new Map([...opened, [id, decision.card]]));
      tellRefusal(STILL_WAITS, error, (override) => void decide({ ...decision, override }));
    }
  }

  function toggle(card: InboxCard) {
    const next = new Map(opened);
    if (!next.delete(card.id)) next.set(card.id, card);
    setOpened(next);
  }

  useListKeys(list, LETTERS, (key) => {
    if (!current) return false;
    if (key === 'j' || key === 'ArrowDown') go(chosen === undefined ? 0 : at + 1);
    else if (key === 'k' || key === 'ArrowUp') go(at - 1);
    else if (chosen === undefined) return false;
    else if (key === 'Enter') toggle(current);
    else if (key === 'a' && mayApprove(current))
      void decide({ card: current, decision: 'approve' });
    else if (key === 'r' && mayRefuse(current)) setRefusing(current);
    else return false;
    return true;
  });

  if (shown.length === 0) return <Nothing />;
  return (
    <div className="flex flex-col gap-3">
      <ApproveClean cards={cards} onDecide={(ids) => setDecided(new Set([...decided, ...ids]))} />
      <ul ref={list} aria-label="To decide" className="flex flex-col gap-3">
        {shown.map((card) => (
          <li key={card.id}>
            {gone.includes(card) ? (
              <GoneCard card={card} onClose={() => close(card.id)} />
            ) : (
              <QueueCard
                card={card}
                ref={(element: HTMLElement | null) => {
                  if (element) elements.current.set(card.id, element);
                  else elements.current.delete(card.id);
                }}
                tabIndex={card === current ? 0 : -1}
                open={opened.has(card.id)}
                refusing={refusing?.id === card.id}
                pending={isPending && variables?.card.id === card.id}
                onFocus={() => setChosen(card.id)}
                onToggle={() => toggle(card)}
                onRefusing={(on) => setRefusing(on ? card : undefined)}
                onDecide={(decision) => void decide(decision)}
                onDecided={() => goOn(card.id)}
              />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Leave that has become part of one decision for several still waits. */
function stillWaits({ id }: InboxCard, cards: readonly InboxCard[]): boolean {
  return cards.some(
    (card) =>
      card.id === id || (card.type === 'leave-set' && card.leaves.some((leave) => leave.id === id)),
  );
}

/** A card that someone was reading when it stopped waiting. It doesn't go without a word. */
function GoneCard({ card, onClose }: { card: InboxCard; onClose: () => void }) {
  const title = cardTitle(card);
  return (
    <Card className="flex flex-col items-start gap-2 p-4 sm:px-5">
      <h2 className="font-medium wrap-anywhere">{title}</h2>
      <p role="status" className="sm:text-sm">
        Someone was faster: this request was decided, withdrawn or ended by a change while you
        looked at it.
      </p>
      <Button aria-label={`Close: ${title}`} onClick={onClose}>
        Close
      </Button>
    </Card>
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

type ApproveCleanProps = {
  cards: readonly InboxCard[];
  onDecide: (ids: readonly string[]) => void;
};

/** One dialog names them all. Each is decided on its own, with the fingerprint of its own card. */
function ApproveClean({ cards, onDecide }: ApproveCleanProps) {
  const clean = cards.filter(isClean);
  const { mutateAsync, isPending } = useDecideCard();
  // As they were when the manager was asked: cards come and go while the dialog is open.
  const [asked, setAsked] = useState<readonly DecidableCard[]>([]);
  const [open, setOpen] = useState(false);
  if (clean.length < 2 && !open) return null;

  async function approveAll() {
    const refused: { card: DecidableCard; error: unknown }[] = [];
    onDecide(asked.map(({ id }) => id));
    for (const card of asked) {
      try {
        await mutateAsync({ card, decision: 'approve' });
      } catch (error) {
        refused.push({ card, error });
      }
    }
    const done = `${counted(asked.length - refused.length, 'request')} approved`;
    const [first] = refused;
    if (first)
      toastFailure(`${done}, ${refused.length} not: ${cardTitle(first.card)}`, first.error);
    else toastSuccess(done, STILL_WAITS);
    setOpen(false);
  }

  return (
    <div>
      <Button
        onClick={() => {
          setAsked(clean);
          setOpen(true);
        }}
      >
        Approve {counted(clean.length, 'clean request')}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        tone="primary"
        title={`Approve ${counted(asked.length, 'request')}?`}
        description="Nothing stands against any of them. Each is checked once more when it is decided."
        confirmLabel={`Approve ${counted(asked.length, 'request')}`}
        pending={isPending}
        onConfirm={() => void approveAll()}
      >
        <ul className="list-disc pl-5 sm:text-sm">
          {asked.map((card) => (
            <li key={card.id} className="wrap-anywhere">
              {cardTitle(card)}: {cardLines(card)[0]}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </div>
  );
}
