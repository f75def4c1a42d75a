import { RotateCw, ScrollText, Trash2, Undo2 } from 'lucide-react';
import type { Run } from '#contract/api/auto-roster';
import { useUser } from '../../../data/session';
import { formatMoment } from '../../../platform/formats';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { IconButton } from '../../../ui/IconButton';
import { toast } from '../../../ui/toast-store';
import { bookText, figuresOf, periodText, statusBadge, summaryText } from './run-text';

type RunRowProps = {
  run: Run;
  onDetails: (run: Run) => void;
  onUndo: (run: Run) => void;
  onDelete: (run: Run) => void;
};

export function RunRow({ run, onDetails, onUndo, onDelete }: RunRowProps) {
  const zone = useUser().org_timezone ?? 'UTC';
  const rerun = useRerun();
  const period = periodText(run.start_date, run.end_date);
  // The buttons of all rows are alike: a screen reader tells them apart by the run's name.
  const which = <span className="sr-only"> {`${run.template_name}, ${period}`}</span>;
  const completed = run.status === 'completed';
  const figures = figuresOf(run.summary);
  const said = completed && figures && bookText(figures);
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
        {said && <p className="text-sm">{said}</p>}
        <p className="text-sm text-muted tabular-nums">
          <time dateTime={run.created_at}>{formatMoment(run.created_at, zone)}</time> by{' '}
          {run.created_by_user_name}
        </p>
      </div>
      <div className="-ml-2 flex flex-wrap items-center max-sm:[&>button]:px-2 sm:-ml-2.5 sm:gap-1 md:ml-0 md:justify-end">
        {completed && !run.undone_at && (
          <Button variant="ghost" size="sm" onClick={() => onUndo(run)}>
            <Undo2 aria-hidden="true" />
            <span>Undo{which}</span>
          </Button>
        )}
        {completed && (
          <Button variant="ghost" size="sm" onClick={() => rerun(run)}>
            <RotateCw aria-hidden="true" />
            <span>Rerun{which}</span>
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => onDetails(run)}>
          <ScrollText aria-hidden="true" />
          <span>Details{which}</span>
        </Button>
        <IconButton
          size="sm"
          label={`Delete run ${run.template_name}, ${period}`}
          onClick={() => onDelete(run)}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

/** Opens the wizard, filled in as for that run. */
function useRerun() {
  const { make } = useShortcutActions();
  return (run: Run) => {
    toast({
      title: 'Rerunning Auto-Roster',
      description: `${run.template_name}, ${periodText(run.start_date, run.end_date)}`,
    });
    void make('roster', { rerun: run });
  };
}

export function RunStatusBadge({ run }: { run: Pick<Run, 'status' | 'undone_at'> }) {
  const { label, tone } = statusBadge(run.status);
  return (
    <span className="inline-flex flex-wrap gap-1.5">
      <Badge tone={tone} className="capitalize">
        {label}
      </Badge>
      {run.undone_at && <Badge tone="warn">Undone</Badge>}
    </span>
  );
}
