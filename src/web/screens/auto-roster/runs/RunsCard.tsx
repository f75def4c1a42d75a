import { CalendarClock, ChevronLeft, ChevronRight, WandSparkles } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { RUN_STATUSES, type Run } from '#contract/api/auto-roster';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useRuns } from '../../../data/auto-roster';
import { useShortcutActions } from '../../../shortcuts/shortcut-context';
import { Button } from '../../../ui/Button';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { Select } from '../../../ui/Select';
import { DeleteRunDialog } from './DeleteRunDialog';
import { RunDialog } from './RunDialog';
import { RunRow } from './RunRow';
import { RunsSkeleton } from './RunsSkeleton';
import { UndoRunDialog } from './UndoRunDialog';

const OPTIONS = [
  { value: 'all' as const, label: 'All statuses' },
  ...RUN_STATUSES.map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1),
  })),
];

const PAGE_SIZE = 10;

export function RunsCard() {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [status, setStatus] = useState<Run['status']>();
  const [asked, setPage] = useState(1);
  const runs = useRuns({ page: asked, limit: PAGE_SIZE, status });
  const { data, error, isPlaceholderData } = runs;
  const details = useDialog<Run>();
  const undoing = useDialog<Run>();
  const deleting = useDialog<Run>();

  // The last page is gone when its last run is deleted, here or by someone else.
  if (data && !isPlaceholderData && asked > 1 && asked > data.totalPages) {
    setPage(Math.max(1, data.totalPages));
  }

  function filter(chosen: Run['status'] | undefined) {
    setStatus(chosen);
    setPage(1);
  }

  return (
    <Card aria-labelledby={headingId} className="print:hidden">
      <CardHeader className="border-b border-line pb-3 sm:pt-3">
        <CardTitle id={headingId} ref={heading} tabIndex={-1}>
          Recent Auto-Roster Runs
        </CardTitle>
        <StatusFilter value={status} onChange={filter} />
      </CardHeader>
      {!data && !error && <RunsSkeleton />}
      {!data && error && (
        <LoadFailure title="Failed to load auto-roster runs" queries={[runs]} className="py-8" />
      )}
      {data?.runs.length === 0 && <NoRuns status={status} onShowAll={() => filter(undefined)} />}
      {data && data.runs.length > 0 && (
        <ul className="divide-y divide-line" aria-busy={isPlaceholderData}>
          {data.runs.map((run) => (
            <RunRow
              key={run.id}
              run={run}
              onDetails={details.show}
              onUndo={undoing.show}
              onDelete={deleting.show}
            />
          ))}
        </ul>
      )}
      {data && <RunsPager page={asked} totalPages={data.totalPages} onPage={setPage} />}
      {details.subject && (
        <RunDialog
          key={`run ${details.turn}`}
          run={details.subject}
          open={details.open}
          onOpenChange={details.onOpenChange}
        />
      )}
      {undoing.subject && (
        <UndoRunDialog
          key={`undo ${undoing.turn}`}
          runId={undoing.subject.id}
          open={undoing.open}
          onOpenChange={undoing.onOpenChange}
        />
      )}
      {deleting.subject && (
        <DeleteRunDialog
          key={`delete ${deleting.turn}`}
          run={deleting.subject}
          focusFallback={heading}
          open={deleting.open}
          onOpenChange={deleting.onOpenChange}
        />
      )}
    </Card>
  );
}

type StatusFilterProps = {
  value: Run['status'] | undefined;
  onChange: (status: Run['status'] | undefined) => void;
};

function StatusFilter({ value, onChange }: StatusFilterProps) {
  return (
    <Select
      aria-label="Filter by status"
      className="w-36 sm:h-9 sm:text-sm"
      options={OPTIONS}
      value={value ?? 'all'}
      onValueChange={(chosen) => onChange(chosen === 'all' ? undefined : chosen)}
    />
  );
}

type RunsPagerProps = {
  page: number;
  totalPages: number;
  onPage: (page: number) => void;
};

function RunsPager({ page, totalPages, onPage }: RunsPagerProps) {
  if (totalPages < 2) return null;
  return (
    <nav
      aria-label="Pages of runs"
      className="flex items-center justify-between gap-3 border-t border-line px-4 py-3 sm:px-5"
    >
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        Page {page} of {totalPages}
      </p>
      <div className="flex gap-2">
        <Button size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden="true" />
          Previous
        </Button>
        <Button size="sm" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight aria-hidden="true" />
        </Button>
      </div>
    </nav>
  );
}

type NoRunsProps = {
  /** The status filtered for, if any. */
  status: string | undefined;
  onShowAll: () => void;
};

function NoRuns({ status, onShowAll }: NoRunsProps) {
  const { make } = useShortcutActions();
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
      text="The wizard builds a roster from a rotation. Each run is listed here, and you can repeat or undo it."
      action={
        <Button onClick={() => make('roster')}>
          <WandSparkles aria-hidden="true" />
          Start the wizard
        </Button>
      }
    />
  );
}
