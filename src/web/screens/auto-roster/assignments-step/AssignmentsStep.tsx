import { CircleCheck, ExternalLink, LayoutTemplate } from 'lucide-react';
import { LoadFailure } from '../../../components/LoadFailure';
import { useWideScreen } from '../../../components/use-wide-screen';
import { useLocations } from '../../../data/locations';
import { Alert } from '../../../ui/Alert';
import { buttonStyles } from '../../../ui/button-styles';
import { EmptyState } from '../../../ui/EmptyState';
import { Skeleton } from '../../../ui/Skeleton';
import { wasRefused } from '../wizard/step-completeness';
import type { CodeAssignment, StepProps } from '../wizard/wizard-state';
import { AssignmentToolbar } from './AssignmentToolbar';
import { CodeCards, CodeTable } from './CodeTable';
import { type CodeRow, codeRows, summaryTexts } from './code-rows';
import { SiteClock } from './SiteClock';

export function AssignmentsStep({ state, change }: StepProps) {
  const locations = useLocations();
  const wide = useWideScreen();
  const { selectedTemplate, useTemplateDefaults } = state.template;
  if (!selectedTemplate) {
    return (
      <EmptyState
        icon={<LayoutTemplate />}
        title="No Template Selected"
        text="Please go back to Step 1 and select a shift template first."
      />
    );
  }
  if (!locations.data) {
    return locations.isError ? (
      <LoadFailure title="Failed to load job sites" queries={[locations]} />
    ) : (
      <Skeleton className="h-80" />
    );
  }
  const assigned = state.assignments.shiftCodeAssignments;
  const rows = codeRows(selectedTemplate, assigned, locations.data);
  const Codes = wide ? CodeTable : CodeCards;
  return (
    <div className="flex flex-col gap-4">
      {locations.data.length === 0 && <NoSitesAlert />}
      <AssignmentToolbar
        state={state}
        change={change}
        rows={rows}
        template={selectedTemplate}
        locations={locations.data}
      />
      <SiteClock state={state} change={change} rows={rows} locations={locations.data} />
      <Codes
        rows={rows}
        locations={locations.data}
        fixedTimes={useTemplateDefaults}
        refused={wasRefused(state)}
        onChange={(row: CodeAssignment) =>
          change('assignments', { shiftCodeAssignments: { ...assigned, [row.code]: row } })
        }
      />
      <AssignmentSummary rows={rows} />
    </div>
  );
}

function AssignmentSummary({ rows }: { rows: readonly CodeRow[] }) {
  const { title, text } = summaryTexts(rows);
  return (
    <div aria-live="polite">
      {text ? (
        <Alert tone="warn" title={title}>
          {text}
        </Alert>
      ) : (
        <p className="flex items-center gap-3 rounded-lg border border-brand/30 bg-brand-soft px-4 py-3 font-medium sm:text-sm">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-brand" />
          {title}
        </p>
      )}
    </div>
  );
}

/** The link opens a new tab, because leaving this one would lose the wizard. The new site then appears here. */
function NoSitesAlert() {
  return (
    <Alert
      tone="warn"
      title="No job sites yet"
      action={
        <a href="/sites" target="_blank" rel="noreferrer" className={buttonStyles({ size: 'sm' })}>
          Add a job site
          <ExternalLink aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      }
    >
      Every shift needs a job site. Add one and it appears here.
    </Alert>
  );
}
