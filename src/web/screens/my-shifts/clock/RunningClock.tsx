import { Coffee, Square, Timer } from 'lucide-react';
import { useNow } from '../../../components/use-now';
import { formatTime } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { ProgressBar } from '../../../ui/ProgressBar';
import {
  type Clock,
  elapsedOf,
  formatElapsed,
  percentOf,
  type RunningShift,
  runningShiftText,
  unrosteredText,
} from './clock';
import { useClock } from './use-clock';

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

/** Shows the running shift on top of the page, whichever month or person is below. */
export function RunningStrip() {
  const { clock, ready, onBreak, stop, toggleBreak } = useClock();
  if (!clock.running) return null;
  const { shift, sheet } = clock.running;
  return (
    <section
      aria-label="Shift in Progress"
      className="grid items-center gap-x-6 gap-y-3 rounded-lg border border-brand/40 bg-brand-soft px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(12rem,18rem)_auto] print:hidden"
    >
      <div className="flex min-w-0 gap-3">
        <Timer aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        <div className="min-w-0">
          <p className="font-semibold">Shift in Progress</p>
          <p className="text-sm wrap-anywhere">
            {shift ? runningShiftText(shift) : unrosteredText(sheet)}
          </p>
          {sheet.break_since && (
            <p role="status" className="text-sm font-medium">
              On a break since {formatTime(sheet.break_since, sheet.timezone)}
            </p>
          )}
        </div>
      </div>
      <RunningClock clock={clock} shift={shift} />
      <div className="flex flex-wrap gap-2">
        <Button disabled={!ready} onClick={toggleBreak}>
          <Coffee aria-hidden="true" />
          {onBreak ? 'End Break' : 'Start Break'}
        </Button>
        <Button disabled={!ready} onClick={stop}>
          <Square aria-hidden="true" />
          Clock Out
        </Button>
      </div>
    </section>
  );
}
