import { Eye, RotateCw } from 'lucide-react';
import type { GenerationSummary } from '#contract/api/auto-roster';
import type { FoundByRule } from '#contract/api/rules';
import { FindingGroups } from '../../../components/FindingGroups';
import { usePreviewRoster } from '../../../data/auto-roster';
import { ApiError } from '../../../platform/api';
import { toastFailure } from '../../../platform/failure';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { Figures, SentenceList } from '../GenerationOutcome';
import { requestOf } from '../wizard/wizard-request';
import type { StepProps } from '../wizard/wizard-state';
import { PreviewShifts } from './PreviewShifts';

const DONE =
  'Preview generated successfully. Review the results and proceed to final confirmation.';

export function PreviewStep({ state, change }: StepProps) {
  const { mutate, isPending, error } = usePreviewRoster();
  const result = state.preview.generationResult;

  function generate() {
    // The rule is left out: it gets its name only in the last step.
    const request = { ...requestOf(state), rule: undefined, compact: true };
    mutate(request, {
      onSuccess: (generationResult) => change('preview', { generationResult }),
      onError: (failure) => toastFailure('Failed to generate preview', failure),
    });
  }

  const Icon = result ? RotateCw : Eye;
  return (
    <div className="flex flex-col gap-5">
      <Card>
        <CardHeader className="gap-y-3 pb-4">
          <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <CardTitle as="h3">Roster preview</CardTitle>
              {result && <Badge tone="brand">Preview Generated</Badge>}
            </div>
            <p aria-live="polite" className="text-muted sm:text-sm">
              {result ? DONE : 'See every shift before anything is saved.'}
            </p>
          </div>
          <Button variant={result ? 'secondary' : 'primary'} pending={isPending} onClick={generate}>
            {!isPending && <Icon aria-hidden="true" />}
            {isPending ? 'Generating...' : result ? 'Regenerate' : 'Generate Preview'}
          </Button>
        </CardHeader>
      </Card>
      {error && !isPending && (
        <Alert tone="danger" title="Failed to generate preview">
          {error instanceof ApiError ? error.message : 'Something went wrong. Try again.'}
        </Alert>
      )}
      {isPending && !result && <PreviewSkeleton />}
      {result && <PreviewSummary summary={result.summary} />}
      {result && <BookFindings found={result.found} />}
      {result && <Gaps gaps={result.gaps} />}
      {result?.compact && (
        <PreviewShifts
          state={state}
          change={change}
          compact={result.compact}
          explanations={result.explanations}
        />
      )}
    </div>
  );
}

/** What the rule book says about these shifts, beside the limits of the wizard itself. */
function BookFindings({ found }: { found: FoundByRule }) {
  if (found.counts.length === 0) return null;
  const blocked = found.counts.some(({ severity }) => severity === 'block');
  return (
    <Alert
      tone={blocked ? 'danger' : 'warn'}
      title={blocked ? 'A rule blocks this roster' : 'Check this against your rules'}
    >
      {blocked && (
        <p className="mb-2">
          Change the roster, or skip conflicts to leave out what is blocked. An admin can save it
          anyway, with a reason.
        </p>
      )}
      <FindingGroups found={found} />
    </Alert>
  );
}

/** Where a site would still be short with these shifts. */
function Gaps({ gaps }: { gaps: readonly string[] }) {
  if (gaps.length === 0) return null;
  return (
    <Alert tone="warn" title="This pattern leaves gaps">
      <SentenceList label="Gaps in cover" sentences={gaps} />
    </Alert>
  );
}

function PreviewSkeleton() {
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {['created', 'people', 'skipped', 'replaced'].map((figure) => (
          <Skeleton key={figure} className="h-16.5 rounded-lg" />
        ))}
      </div>
      <Skeleton className="h-96 rounded-lg" />
    </div>
  );
}

function PreviewSummary({ summary }: { summary: GenerationSummary }) {
  return (
    <Figures
      figures={[
        { label: 'Shifts Created', value: summary.created },
        { label: 'Employees', value: summary.employees_processed },
        { label: 'Skipped', value: summary.skipped },
        { label: 'Replaced', value: summary.replaced },
      ]}
    />
  );
}
