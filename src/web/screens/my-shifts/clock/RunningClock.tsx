import { useNow } from '../../../components/use-now';
import { ProgressBar } from '../../../ui/ProgressBar';
import { type Clock, elapsedOf, formatElapsed, percentOf, type RunningShift } from './clock';

const nextSecond = (now: number) => (Math.floor(now / 1000) + 1) * 1000;

export function RunningClock({ clock, shift }: { clock: Clock; shift: RunningShift | null }) {
  const elapsed = elapsedOf(clock, shift?.id, useNow(nextSecond));
  const percent = shift && percentOf(elapsed, shift);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-4">
        <span role="timer" aria-label="Elapsed time" className="text-lg font-semibold tabular-nums">
          {formatElapsed(elapsed)}
        </span>
        {percent !== null && <span className="text-sm tabular-nums">{percent}% complete</span>}
      </div>
      {percent !== null && <ProgressBar label="Shift progress" value={percent} />}
    </div>
  );
}
