import { Square, Timer } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { RunningClock } from './RunningClock';
import { shiftWords } from './shift-words';
import { useClock } from './use-clock';

/** On top of the page while a shift is running, whichever month or person is shown. */
export function RunningStrip() {
  const { clock, stop } = useClock();
  if (!clock.running) return null;
  const { shift } = clock.running;
  return (
    <section
      aria-label="Shift in Progress"
      className="grid items-center gap-x-6 gap-y-3 rounded-lg border border-brand/40 bg-brand-soft px-4 py-3 sm:grid-cols-[minmax(0,1fr)_minmax(12rem,18rem)_auto] print:hidden"
    >
      <div className="flex min-w-0 gap-3">
        <Timer aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brand" />
        <div className="min-w-0">
          <p className="font-semibold">Shift in Progress</p>
          <p className="text-sm wrap-anywhere">{shiftWords(shift)}</p>
        </div>
      </div>
      <RunningClock clock={clock} shift={shift} />
      <Button onClick={stop}>
        <Square aria-hidden="true" />
        Clock Out
      </Button>
    </section>
  );
}
