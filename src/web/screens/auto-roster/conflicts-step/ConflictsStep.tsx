import { ScanSearch } from 'lucide-react';
import { useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { Conflict } from '#contract/api/auto-roster';
import { RESOLUTIONS, type Resolution } from '#engine/generation/input';
import { usePreviewRoster } from '../../../data/auto-roster';
import { toastFailure } from '../../../platform/failure';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { cn } from '../../../ui/cn';
import { ChoiceField } from '../../../ui/Field';
import { Radio } from '../../../ui/Radio';
import { WindowedList } from '../../../ui/WindowedRows';
import { useNames } from '../use-names';
import { requestOf } from '../wizard/wizard-request';
import { conflictKey, type StepProps, type WizardState } from '../wizard/wizard-state';
import { ConflictCard } from './ConflictCard';
import {
  badgeOf,
  decisionOf,
  MANUAL_TEXTS,
  RESOLUTION_TEXTS,
  statusText,
  stillNeeded,
} from './conflict-review';

/** Up to this many conflicts scroll with the step; more scroll in their own box. */
const FEW = 20;

const CARD_PX = 178;

const CHOICE_TEXTS = { ...RESOLUTION_TEXTS, manual: MANUAL_TEXTS };

const CHOICES = [...RESOLUTIONS, 'manual'] as const;

export function ConflictsStep({ state, change }: StepProps) {
  const { mutate, isPending } = usePreviewRoster();
  const review = state.conflicts;
  const badge = badgeOf(review);
  const found = (review.list?.length ?? 0) > 0;

  const decided = useRef(review.resolutions);
  useLayoutEffect(() => {
    decided.current = review.resolutions;
  });
  // The function must stay the same, so that only one of thousands of cards is drawn again.
  const decide = useCallback(
    (conflict: Conflict, resolution: Resolution) =>
      change('conflicts', {
        resolutions: { ...decided.current, [conflictKey(conflict)]: resolution },
      }),
    [change],
  );

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
        <ConflictList review={review} onDecide={decide} />
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

type ConflictListProps = {
  review: WizardState['conflicts'];
  onDecide: (conflict: Conflict, resolution: Resolution) => void;
};

function ConflictList({ review, onDecide }: ConflictListProps) {
  const { locations } = useNames();
  const list = review.list ?? [];
  return (
    <WindowedList
      label="Conflicts"
      items={list}
      itemPx={CARD_PX}
      chunkSize={10}
      className={cn(list.length > FEW && 'max-h-[60dvh] rounded-lg border border-line p-2')}
      listClassName="flex flex-col gap-3 pb-3"
      renderItem={(conflict) => (
        <ConflictCard
          key={conflictKey(conflict)}
          conflict={conflict}
          siteName={locations.get(conflict.proposedShift.location_id)}
          decision={decisionOf(conflict, review)}
          onDecide={onDecide}
        />
      )}
    />
  );
}
