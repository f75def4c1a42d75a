import type { ReactNode } from 'react';
import type { getRun, Run } from '#contract/api/auto-roster';
import type { ResponseOf } from '#contract/endpoint';
import { counted } from '#engine/counted';
import { LoadFailure } from '../../../components/LoadFailure';
import { useRun } from '../../../data/auto-roster';
import { useUser } from '../../../data/session';
import { formatMoment } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { Skeleton } from '../../../ui/Skeleton';
import { Figures, SentenceList } from '../GenerationOutcome';
import { useNames } from '../use-names';
import { parameterFacts } from './parameters-text';
import { RunStatusBadge } from './RunRow';
import { bookText, figuresOf, periodText, summaryText } from './run-text';

type RunDialogProps = {
  run: Run;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function RunDialog({ run, open, onOpenChange }: RunDialogProps) {
  const zone = useUser().org_timezone ?? 'UTC';
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

type RunDetailsProps = { run: ResponseOf<typeof getRun>; zone: string };

function RunDetails({ run, zone }: RunDetailsProps) {
  const names = useNames();
  const figures = figuresOf(run.summary);
  const facts = parameterFacts(run.generation_params, names);
  const left = run.shifts_untouched + run.shifts_published + run.shifts_edited;
  return (
    <>
      {!figures && (
        <Alert tone={run.status === 'failed' ? 'danger' : 'info'}>{summaryText(run)}</Alert>
      )}
      {figures && (
        <Figures
          figures={[
            { label: 'Shifts Created', value: figures.shifts_created },
            { label: 'Employees', value: figures.employees_processed },
            { label: 'Skipped', value: figures.skipped },
            { label: 'Replaced', value: figures.replaced },
          ]}
        />
      )}
      {figures && (
        <p className="text-base sm:text-sm">
          {run.undone_at && `Undone ${formatMoment(run.undone_at, zone)}. `}
          {left === 0 ? 'None of its shifts are on the roster now.' : leftText(run)}
        </p>
      )}
      {figures && bookText(figures) && <p className="text-base sm:text-sm">{bookText(figures)}</p>}
      {run.warnings.length > 0 && (
        <DetailPart title={`Warnings and skipped shifts (${run.warnings.length})`}>
          <SentenceList label="Warnings and skipped shifts" sentences={run.warnings} />
        </DetailPart>
      )}
      {run.replaced.length > 0 && (
        <DetailPart title={`Replaced shifts (${run.replaced.length})`}>
          <SentenceList label="Replaced shifts" sentences={run.replaced} />
        </DetailPart>
      )}
      {facts.length > 0 && (
        <DetailPart title="Made from">
          <dl className="grid gap-x-4 gap-y-1 text-base sm:grid-cols-[10rem_1fr] sm:text-sm sm:leading-6">
            {facts.map(({ term, text }) => (
              <div key={term} className="contents">
                <dt className="text-muted max-sm:mt-1.5 max-sm:text-sm">{term}</dt>
                <dd className="min-w-0 wrap-anywhere">{text}</dd>
              </div>
            ))}
          </dl>
        </DetailPart>
      )}
    </>
  );
}

function leftText(run: RunDetailsProps['run']): string {
  const published = run.shifts_published;
  return [
    `On the roster now: ${counted(run.shifts_untouched, 'shift')} as created`,
    ...(published > 0 ? [`${counted(published, 'shift')} only published since`] : []),
    `${counted(run.shifts_edited, 'shift')} edited since.`,
  ].join(', ');
}

function DetailPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  );
}
