import { LayoutTemplate } from 'lucide-react';
import { LoadFailure } from '../../../../../components/LoadFailure';
import { useWideScreen } from '../../../../../components/use-wide-screen';
import { useLocations } from '../../../../../data/locations';
import { EmptyState } from '../../../../../ui/EmptyState';
import { Skeleton } from '../../../../../ui/Skeleton';
import { wasRefused } from '../step-completeness';
import type { CodeAssignment, StepProps } from '../wizard-state';
import { AssignmentSummary } from './AssignmentSummary';
import { AssignmentToolbar } from './AssignmentToolbar';
import { CodeCards } from './CodeCards';
import { CodeTable } from './CodeTable';
import { codeRows } from './code-rows';
import { NoSites } from './NoSites';

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
      {locations.data.length === 0 && <NoSites />}
      <AssignmentToolbar
        state={state}
        change={change}
        rows={rows}
        template={selectedTemplate}
        locations={locations.data}
      />
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
