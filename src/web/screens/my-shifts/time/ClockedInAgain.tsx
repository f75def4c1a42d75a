import type { ClockState } from '#contract/api/clock';
import { useDialog } from '../../../components/use-dialog';
import { useAnswerAgain } from '../../../data/time';
import { toastFailure } from '../../../platform/failure';
import { formatShortDay, formatTime } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { WhenDialog } from './WhenDialog';

type Answer = 'finished' | 'break' | 'mistake';

const ASKS = {
  finished: { title: 'When did you finish before that?', confirmLabel: 'Save my end' },
  break: { title: 'When did your break start?', confirmLabel: 'Save my break' },
};

/** Whoever clocked in while they were clocked in is asked what happened. */
export function ClockedInAgain({ state: { again, sheets } }: { state: ClockState }) {
  const { mutateAsync, isPending } = useAnswerAgain();
  const dialog = useDialog<'finished' | 'break'>();
  const sheet = again && sheets.find(({ id }) => id === again.timesheet_id);
  if (!sheet) return null;
  const { timezone, start_at, date } = sheet;

  async function answer(given: Answer, at?: string) {
    if (!sheet) return;
    try {
      await mutateAsync({ id: sheet.id, answer: given, at });
      dialog.onOpenChange(false);
    } catch (error) {
      toastFailure("Your answer isn't saved", error);
    }
  }

  return (
    <Alert
      tone="warn"
      title={`You clocked in again at ${formatTime(again.at, timezone)}`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button disabled={isPending} onClick={() => dialog.show('finished')}>
            I had finished
          </Button>
          <Button disabled={isPending} onClick={() => dialog.show('break')}>
            I was on a break
          </Button>
          <Button disabled={isPending} onClick={() => void answer('mistake')}>
            It was a mistake
          </Button>
        </div>
      }
    >
      {`You were clocked in since ${formatShortDay(date)}, ${formatTime(start_at, timezone)}. Tell us what happened.`}
      {dialog.subject && (
        <WhenDialog
          key={dialog.turn}
          {...ASKS[dialog.subject]}
          description="Times are on the clock of the job site."
          zone={timezone}
          after={start_at}
          before={again.at}
          proposal={null}
          pending={isPending}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
          onTime={(at) => dialog.subject && void answer(dialog.subject, at)}
        />
      )}
    </Alert>
  );
}
