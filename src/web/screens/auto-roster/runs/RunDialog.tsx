import type { Run } from '#contract/api/auto-roster';
import { LoadFailure } from '../../../components/LoadFailure';
import { useRun } from '../../../data/auto-roster';
import { formatMoment } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { Skeleton } from '../../../ui/Skeleton';
import { RunDetails } from './RunDetails';
import { RunStatusBadge } from './RunStatusBadge';
import { periodText } from './run-texts';

type RunDialogProps = {
  run: Run;
  zone: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function RunDialog({ run, zone, open, onOpenChange }: RunDialogProps) {
  const details = useRun(run.id);
  const { data, error } = details;
  const made = `${formatMoment(run.created_at, zone)} by ${run.created_by_user_name}`;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title={run.template_name}
      description={`${periodText(run.start_date, run.end_date)}, created ${made}`}
      footer={
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
      }
    >
      <div className="flex flex-col gap-5">
        <RunStatusBadge run={data ?? run} />
        {data && <RunDetails run={data} zone={zone} />}
        {!data && !error && <Skeleton className="h-64 rounded-lg" />}
        {!data && error && (
          <LoadFailure title="Failed to load this run" queries={[details]} className="py-8" />
        )}
      </div>
    </Dialog>
  );
}
