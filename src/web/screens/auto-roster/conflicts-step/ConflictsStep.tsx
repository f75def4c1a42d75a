import { ScanSearch } from 'lucide-react';
import { useId } from 'react';
import { RESOLUTIONS } from '#engine/generation/input';
import { usePreviewRoster } from '../../../data/auto-roster';
import { toastFailure } from '../../../platform/failure';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { ChoiceField } from '../../../ui/Field';
import { Radio } from '../../../ui/Radio';
import { requestOf } from '../wizard/wizard-request';
import type { StepProps, WizardState } from '../wizard/wizard-state';
import { ConflictList } from './ConflictList';
import {
  badgeOf,
  MANUAL_TEXTS,
  RESOLUTION_TEXTS,
  statusText,
  stillNeeded,
} from './conflict-review';

const CHOICE_TEXTS = { ...RESOLUTION_TEXTS, manual: MANUAL_TEXTS };

const CHOICES = [...RESOLUTIONS, 'manual'] as const;

export function ConflictsStep({ state, change }: StepProps) {
  const { mutate, isPending } = usePreviewRoster();
  const review = state.conflicts;
  const badge = badgeOf(review);
  const found = (review.list?.length ?? 0) > 0;

  function scan() {
    // The scan ignores decisions made so far, and the options of the last step.
    const request = {
      ...requestOf(state),
      resolutions: [],
      defaultResolution: undefined,
      rule: undefined,
    };
    mutate(
      { ...request, detectConflicts: true },
      {
        onSuccess: ({ conflicts }) =>
          change('conflicts', {
            list: conflicts,
            scanFailed: false,
            resolutions: stillNeeded(review.resolutions, conflicts),
          }),
        onError: (error) => {
          change('conflicts', { list: [], scanFailed: true });
          toastFailure('Failed to scan for conflicts', error);
        },
      },
    );
  }

  return (
    <div className="flex flex-col gap-5">
      <Card>
        <CardHeader className="gap-y-3 pb-4">
          <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
            <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
              <CardTitle as="h3">Conflict Detection</CardTitle>
              {badge && <Badge tone={badge.tone}>{badge.text}</Badge>}
            </div>
            <p aria-live="polite" className="text-muted sm:text-sm">
              {statusText(review)}
            </p>
          </div>
          <Button
            variant={review.list && !review.scanFailed ? 'secondary' : 'primary'}
            pending={isPending}
            onClick={scan}
          >
            {!isPending && <ScanSearch aria-hidden="true" />}
            {isPending ? 'Scanning...' : review.list ? 'Rescan' : 'Scan for Conflicts'}
          </Button>
        </CardHeader>
      </Card>
      {review.scanFailed && (
        <Alert tone="danger" title="The scan failed. Try again.">
          You can go on without it. Shifts in conflict won't be created, and the preview lists them.
        </Alert>
      )}
      {found && (
        <GlobalResolution
          value={review.globalResolution}
          onChange={(globalResolution) => change('conflicts', { globalResolution })}
        />
      )}
      {found && review.globalResolution === 'manual' && (
        <ConflictList review={review} change={change} />
      )}
    </div>
  );
}

type Value = WizardState['conflicts']['globalResolution'];

type GlobalResolutionProps = { value: Value; onChange: (value: Value) => void };

function GlobalResolution({ value, onChange }: GlobalResolutionProps) {
  const name = useId();
  return (
    <fieldset className="min-w-0 rounded-lg border border-line bg-surface px-4 py-3 shadow-card sm:px-5">
      <legend className="float-left mb-2 w-full font-semibold">Global Resolution Strategy</legend>
      <div className="clear-both grid gap-x-6 gap-y-2 sm:grid-cols-2">
        {CHOICES.map((choice) => (
          <ChoiceField
            key={choice}
            label={CHOICE_TEXTS[choice].label}
            hint={CHOICE_TEXTS[choice].hint}
          >
            {(control) => (
              <Radio
                {...control}
                name={name}
                value={choice}
                checked={value === choice}
                onChange={() => onChange(choice)}
              />
            )}
          </ChoiceField>
        ))}
      </div>
    </fieldset>
  );
}
