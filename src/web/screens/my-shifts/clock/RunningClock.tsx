import { useNow } from '../../../components/use-now';
import { ProgressBar } from '../../../ui/ProgressBar';
import { type Clock, elapsedOf, formatElapsed, percentOf, type RunningShift } from './clock';

const nextSecond = (now: number) => (Math.floor(now / 1000) + 1) * 1000;

/** The elapsed time of the shift that is running, second by second. */
export function RunningClock({ clock, shift }: { clock: Clock; shift: RunningShift }) {
  const elapsed = elapsedOf(clock, shift.id, useNow(nextSecond));
  const percent = percentOf(elapsed, shift);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <span role="timer" aria-label="Elapsed time" className="text-lg font-semibold tabular-nums">
          {formatElapsed(elapsed)}
        </span>
        <span className="text-sm tabular-nums">{percent}% complete</span>
      </div>
      <ProgressBar label="Part of the shift that is done" value={percent} />
    </div>
  );
}
