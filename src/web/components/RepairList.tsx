import { MessageCircleQuestion, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Repair, Repairs } from '#contract/api/repairs';
import { agree, counted } from '#engine/counted';
import { useApplyRepair, useAskForCover, useRepairs, useWithdrawAsk } from '../data/repairs';
import { formatRange, formatShortDay } from '../platform/formats';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { LoadFailure } from './LoadFailure';

type RepairListProps = {
  shiftId: string;
  onDone: () => void;
  /** Where the choice is saved with something else, such as a decision about leave. */
  onChoose?: (employeeId: string) => void;
};

/** The best ways to cover a shift that its person can't work, leaving it open among them. The cheapest comes first. */
export function RepairList({ shiftId, onDone, onChoose }: RepairListProps) {
  const query = useRepairs(shiftId);
  const apply = useApplyRepair();
  const { data } = query;
  if (query.error && !data)
    return <LoadFailure title="We couldn't look for someone" queries={[query]} />;
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">Looking for someone...</span>
        <Skeleton className="h-24" />
      </div>
    );
  // One choice of leave names one person, so two who change places don't fit in it.
  const shown = onChoose ? data.repairs.filter(({ moves }) => moves.length === 1) : data.repairs;
  const cheaper = shown.filter(({ price }) => price <= data.open.price);
  const dearer = shown.filter(({ price }) => price > data.open.price);

  function item(repair: Repair) {
    const taker = repair.moves.at(-1);
    if (!taker) return null;
    return (
      <Answer key={repair.moves.map((move) => move.to_employee_id).join()} repair={repair}>
        {onChoose ? (
          <Button
            size="sm"
            aria-label={`Choose ${taker.to_name}`}
            onClick={() => onChoose(taker.to_employee_id)}
          >
            <UserRoundCheck aria-hidden="true" />
            Choose
          </Button>
        ) : (
          <Button
            size="sm"
            aria-label={`Give the shift to ${taker.to_name}`}
            pending={apply.isPending && apply.variables === repair}
            disabled={apply.isPending}
            onClick={() => apply.mutate(repair, { onSuccess: onDone })}
          >
            <UserRoundCheck aria-hidden="true" />
            Give the shift
          </Button>
        )}
      </Answer>
    );
  }

  return (
    <div className="flex flex-col gap-2 sm:text-sm">
      {shown.length === 0 && <p>Nobody can work it.</p>}
      <ol aria-label="What you can do" className="flex flex-col gap-2">
        {cheaper.map(item)}
        <li className={ANSWER}>
          <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-0.5">
            <p className="font-semibold">Leave it open</p>
            <p className="text-muted">{data.open.text}</p>
          </div>
          <Button size="sm" onClick={onDone}>
            Leave it open
          </Button>
        </li>
        {dearer.map(item)}
      </ol>
      <p className="text-muted">{data.why}</p>
      {!onChoose && <Ask shiftId={shiftId} found={data} />}
    </div>
  );
}

const ANSWER = 'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-subtle px-3 py-2';

function Answer({ repair, children }: { repair: Repair; children: ReactNode }) {
  const { moves, warnings, notes } = repair;
  return (
    <li className={ANSWER}>
      <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-0.5 wrap-anywhere">
        {moves.toReversed().map((move, at) => (
          <p key={move.shift_id} className={at === 0 ? 'font-semibold' : ''}>
            {at === 0
              ? move.to_name
              : `${move.to_name} works ${formatShortDay(move.date)}, ${formatRange(move)} instead of ${move.from_name}`}
          </p>
        ))}
        {warnings.map((warning) => (
          <p key={warning} className="text-warn">
            {warning}
          </p>
        ))}
        {warnings.length === 0 && <p className="text-muted">No rule is broken.</p>}
        {notes.map((note) => (
          <p key={note} className="text-muted">
            {note}
          </p>
        ))}
      </div>
      {children}
    </li>
  );
}

const ANSWERS = {
  none: 'no answer yet',
  accepted: 'accepted',
  declined: 'declined',
  out: 'not asked any more',
};

/** People answer in their own time; until someone accepts, the shift stays as it is. */
function Ask({ shiftId, found }: { shiftId: string; found: Repairs }) {
  const ask = useAskForCover();
  const withdraw = useWithdrawAsk();
  const { asked, can_ask } = found;
  if (asked.length > 0) {
    const answers = asked.map(({ name, answer }) => `${name}: ${ANSWERS[answer ?? 'none']}`);
    return (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_14rem] wrap-anywhere">You asked {answers.join(', ')}.</p>
        <Button
          size="sm"
          aria-label="Withdraw the question"
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate(shiftId)}
        >
          Withdraw
        </Button>
      </div>
    );
  }
  if (can_ask.length === 0) return null;
  const employeeIds = can_ask.map(({ employee_id }) => employee_id);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="sm"
        pending={ask.isPending}
        onClick={() => ask.mutate({ shiftId, employeeIds })}
      >
        <MessageCircleQuestion aria-hidden="true" />
        {`Ask ${agree(can_ask.length, can_ask[0]?.name ?? '', counted(can_ask.length, 'person', 'people'))}`}
      </Button>
      <p className="min-w-0 flex-1 text-muted wrap-anywhere">
        {can_ask.map(({ name }) => name).join(', ')}. The first who accepts works the shift.
      </p>
    </div>
  );
}
