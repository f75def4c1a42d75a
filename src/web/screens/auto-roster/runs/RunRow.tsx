import { RotateCw, ScrollText, Trash2, Undo2 } from 'lucide-react';
import type { Run } from '#contract/api/auto-roster';
import { formatMoment } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { RunStatusBadge } from './RunStatusBadge';
import { periodText, summaryText } from './run-texts';

export type RunActions = {
  onDetails: (run: Run) => void;
  onRerun: (run: Run) => void;
  onUndo: (run: Run) => void;
  onDelete: (run: Run) => void;
};

type RunRowProps = RunActions & { run: Run; zone: string };

export function RunRow({ run, zone, ...actions }: RunRowProps) {
  const period = periodText(run.start_date, run.end_date);
  // Every row has the same buttons: the name tells them apart where the row cannot be seen.
  const which = <span className="sr-only"> {`${run.template_name}, ${period}`}</span>;
  const completed = run.status === 'completed';
  return (
    <li className="flex flex-col gap-x-6 gap-y-2.5 px-4 py-3.5 sm:px-5 md:flex-row md:items-center">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="min-w-0 font-medium wrap-anywhere">{run.template_name}</h3>
          <RunStatusBadge run={run} />
        </div>
        <p className="flex flex-wrap gap-x-3 text-sm tabular-nums">
          <span>{period}</span>
          <span className={run.status === 'failed' ? 'text-danger' : undefined}>
            {summaryText(run)}
          </span>
        </p>
        <p className="text-sm text-muted tabular-nums">
          <time dateTime={run.created_at}>{formatMoment(run.created_at, zone)}</time> by{' '}
          {run.created_by_user_name}
        </p>
      </div>
      <div className="-ml-2 flex flex-wrap items-center max-sm:[&>button]:px-2 sm:-ml-2.5 sm:gap-1 md:ml-0 md:justify-end">
        {completed && !run.undone_at && (
          <Button variant="ghost" size="sm" onClick={() => actions.onUndo(run)}>
            <Undo2 aria-hidden="true" />
            <span>Undo{which}</span>
          </Button>
        )}
        {completed && (
          <Button variant="ghost" size="sm" onClick={() => actions.onRerun(run)}>
            <RotateCw aria-hidden="true" />
            <span>Rerun{which}</span>
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => actions.onDetails(run)}>
          <ScrollText aria-hidden="true" />
          <span>Details{which}</span>
        </Button>
        <IconButton
          size="sm"
          label={`Delete run ${run.template_name}, ${period}`}
          onClick={() => actions.onDelete(run)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}
