import { Play, Square, Timer } from 'lucide-react';
import { useState } from 'react';
import type { Shift } from '#contract/api/shifts';
import { useNow } from '../../../components/use-now';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import {
  clockOpensAt,
  clockOpensText,
  formatWorked,
  type RunningShift,
  runningShiftText,
  workedBefore,
} from './clock';
import { RunningClock } from './RunningClock';
import { useClock } from './use-clock';

export function ShiftClock({ shift }: { shift: Shift }) {
  const { clock, ready, unsure, start, stop } = useClock();
  const [inTheWay, setInTheWay] = useState<RunningShift | null>();
  const running = clock.running?.shift?.id === shift.id;
  const worked = workedBefore(clock, shift.id);
  const refused =
    inTheWay !== undefined && clock.running && clock.running?.shift?.id === inTheWay?.id;
  const opensAt = clockOpensAt(shift);
  const tooEarly = useNow((now) => (now < opensAt ? opensAt : undefined)) < opensAt && !running;

  return (
    <div className="flex flex-col gap-3 border-t border-line pt-3">
      {running && (
        <div className="flex flex-col gap-2 rounded-md bg-brand-soft px-3 py-2.5">
          <p className="flex items-center gap-2 font-semibold">
            <Timer aria-hidden="true" className="size-4 text-brand" />
            Shift in Progress
          </p>
          <RunningClock clock={clock} shift={shift} />
        </div>
      )}
      {refused && (
        <Alert tone="danger" title="You're already clocked in">
          {inTheWay
            ? `${runningShiftText(inTheWay)} is in progress. Clock out of that shift first.`
            : 'Clock out of what runs first.'}
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-sm font-medium tabular-nums">
          {!running && worked > 0 && `Worked ${formatWorked(worked)}`}
          {tooEarly && clockOpensText(shift)}
        </p>
        <div className="flex w-full flex-wrap gap-2 sm:w-auto">
          {(!running || unsure) && (
            <Button
              variant={running ? 'secondary' : 'primary'}
              className="flex-1"
              disabled={tooEarly || !ready}
              onClick={() => setInTheWay(start({ ...shift, shift }))}
            >
              <Play aria-hidden="true" />
              Clock In
            </Button>
          )}
          {(running || unsure) && (
            <Button className="flex-1" disabled={tooEarly || !ready} onClick={stop}>
              <Square aria-hidden="true" />
              Clock Out
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
