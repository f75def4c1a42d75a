import { Coffee, MapPin, Play, Square, Timer, WifiOff } from 'lucide-react';
import { useState } from 'react';
import { agree, counted } from '#engine/counted';
import { addDays } from '#engine/time/dates';
import { useMinute } from '../../../components/use-now';
import { useZone } from '../../../data/session';
import { useShifts } from '../../../data/shifts';
import { formatTime, todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';
import { AsideEvents } from './AsideEvents';
import { ClockInDialog } from './ClockInDialog';
import { clockOpensAt, runningShiftText, unrosteredText } from './clock';
import { RunningClock } from './RunningClock';
import { useClock } from './use-clock';

type OwnClock = ReturnType<typeof useClock>;

/** The own clock on top of the page, whichever month or person is below. */
export function ClockStrip({ employeeId }: { employeeId: string }) {
  const own = useClock();
  const [choosing, setChoosing] = useState(false);
  const chooseSite = () => setChoosing(true);
  return (
    <>
      <AsideEvents employeeId={employeeId} />
      <WaitingNote waiting={own.waiting} offline={own.unsure} />
      {own.clock.running ? (
        <RunningStrip own={own} onElsewhere={chooseSite} />
      ) : (
        <OffStrip own={own} employeeId={employeeId} onElsewhere={chooseSite} />
      )}
      <ClockInDialog own={own} open={choosing} onOpenChange={setChoosing} />
    </>
  );
}

function WaitingNote({ waiting, offline }: { waiting: number; offline: boolean }) {
  const waits =
    waiting > 0
      ? `${counted(waiting, 'clock event')} ${agree(waiting, 'waits', 'wait')} to be sent.`
      : '';
  const text = offline ? `Offline. You can still clock in and out. ${waits}` : waits;
  return (
    <p role="status" className="empty:absolute print:hidden">
      {text && (
        <span className="flex items-center gap-2 rounded-lg border border-warn/30 bg-warn-soft px-4 py-2 sm:text-sm">
          <WifiOff aria-hidden="true" className="size-4 shrink-0 text-warn" />
          {text.trim()}
        </span>
      )}
    </p>
  );
}

function RunningStrip({ own, onElsewhere }: { own: OwnClock; onElsewhere: () => void }) {
  const { clock, ready, onBreak, unsure, stop, toggleBreak } = own;
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
        <Button variant="ghost" disabled={!ready} onClick={onElsewhere}>
          <MapPin aria-hidden="true" />
          {unsure ? 'Clock in again' : 'Another site'}
        </Button>
      </div>
    </section>
  );
}

type OffStripProps = { own: OwnClock; employeeId: string; onElsewhere: () => void };

function OffStrip({ own, employeeId, onElsewhere }: OffStripProps) {
  const { ready, loading, unknown, unsure, start, stop } = own;
  const now = useMinute();
  const today = todayIn(useZone());
  const { data: shifts, isPending } = useShifts({
    from: `${addDays(today, -2)}T00:00:00Z`,
    to: `${addDays(today, 2)}T00:00:00Z`,
    employeeId,
  });
  if (loading || (isPending && !unsure))
    return <Skeleton className="h-31.5 rounded-lg sm:h-16 print:hidden" />;
  const shift = shifts?.find(
    (each) => each.published && clockOpensAt(each) <= now && now < Date.parse(each.end_at),
  );
  return (
    <section
      aria-label="Your clock"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border border-line bg-surface px-4 py-3 print:hidden"
    >
      <div className="flex min-w-0 gap-3">
        <Timer aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        <div className="min-w-0">
          <p className="font-semibold">
            {unknown ? "We can't tell whether you are clocked in" : "You aren't clocked in"}
          </p>
          <p className="text-sm wrap-anywhere text-muted">
            {shift ? runningShiftText(shift) : 'You have no shift right now.'}
          </p>
        </div>
      </div>
      <div className="flex w-full flex-wrap gap-2 sm:w-auto">
        {shift && (
          <Button
            variant="primary"
            className="flex-1"
            disabled={!ready}
            onClick={() => start({ ...shift, shift })}
          >
            <Play aria-hidden="true" />
            Clock In
          </Button>
        )}
        {unsure && (
          <Button className="flex-1" disabled={!ready} onClick={stop}>
            <Square aria-hidden="true" />
            Clock Out
          </Button>
        )}
        <Button
          variant={shift ? 'ghost' : 'secondary'}
          className="flex-1"
          disabled={!ready}
          onClick={onElsewhere}
        >
          <MapPin aria-hidden="true" />
          {shift ? 'Another site' : 'Clock in without a shift'}
        </Button>
      </div>
    </section>
  );
}
