import { CalendarClock, WandSparkles } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { EmptyState } from '../../../ui/EmptyState';

type NoRunsProps = {
  /** The one that is filtered for, if any. */
  status: string | undefined;
  onShowAll: () => void;
  onStart: () => void;
};

export function NoRuns({ status, onShowAll, onStart }: NoRunsProps) {
  if (status) {
    return (
      <EmptyState
        className="py-8"
        title="No Auto-Roster Runs"
        text={`No runs found with ${status} status. Try adjusting your filters.`}
        action={<Button onClick={onShowAll}>Show all runs</Button>}
      />
    );
  }
  return (
    <EmptyState
      className="py-8"
      icon={<CalendarClock />}
      title="No Auto-Roster Runs"
      text="The wizard builds a roster from a rotation. Each roster it makes is listed here, and can be made again or undone."
      action={
        <Button onClick={onStart}>
          <WandSparkles aria-hidden="true" />
          Start the wizard
        </Button>
      }
    />
  );
}
