import { UserRoundCheck } from 'lucide-react';
import type { Repair } from '#contract/api/repairs';
import { useApplyRepair, useRepairs } from '../data/repairs';
import { formatRange, formatShortDay } from '../platform/formats';
import { Button } from '../ui/Button';
import { Skeleton } from '../ui/Skeleton';
import { LoadFailure } from './LoadFailure';

type RepairListProps = { shiftId: string; onDone: () => void };

/** The best ways to cover a shift that its person can't work, and what happens when it stays open. */
export function RepairList({ shiftId, onDone }: RepairListProps) {
  const query = useRepairs(shiftId);
  const apply = useApplyRepair();
  const { data } = query;
  if (query.error && !data)
    return <LoadFailure title="We couldn't look for someone" queries={[query]} />;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <div className="flex flex-col gap-2 sm:text-sm">
      <ol aria-label="Who can work it" className="flex flex-col gap-2">
        {data.repairs.map((repair) => (
          <li
            key={repair.moves.map((move) => move.to_employee_id).join()}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-subtle px-3 py-2"
          >
            <div className="flex min-w-0 flex-[1_1_14rem] flex-col gap-0.5 wrap-anywhere">
              {repair.moves.toReversed().map((move, at) => (
                <p key={move.shift_id} className={at === 0 ? 'font-semibold' : ''}>
                  {at === 0
                    ? move.to_name
                    : `${move.to_name} works ${formatShortDay(move.date)}, ${formatRange(move)} instead of ${move.from_name}`}
                </p>
              ))}
              {repair.warnings.map((warning) => (
                <p key={warning} className="text-muted">
                  {warning}
                </p>
              ))}
              {repair.warnings.length === 0 && <p className="text-muted">No rule is broken.</p>}
            </div>
            <Button
              size="sm"
              aria-label={`Give the shift to ${takerOf(repair)}`}
              pending={apply.isPending && apply.variables === repair}
              disabled={apply.isPending}
              onClick={() => apply.mutate(repair, { onSuccess: onDone })}
            >
              <UserRoundCheck aria-hidden="true" />
              Give the shift
            </Button>
          </li>
        ))}
      </ol>
      {data.repairs.length === 0 && <p>Nobody can work it.</p>}
      <p className="text-muted">{data.why}</p>
      <p className="text-muted">Leave it open: {data.open.text}</p>
    </div>
  );
}

function takerOf({ moves }: Repair): string {
  return moves.at(-1)?.to_name ?? '';
}
