import { ScanSearch } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Conflict } from '#contract/api/auto-roster';
import type { Resolution } from '#engine/generation/input';
import { usePreviewRoster } from '../../../../../data/auto-roster';
import { toastFailure } from '../../../../../platform/failure';
import { Alert } from '../../../../../ui/Alert';
import { Badge } from '../../../../../ui/Badge';
import { Button } from '../../../../../ui/Button';
import { Card } from '../../../../../ui/Card';
import { CardHeader } from '../../../../../ui/CardHeader';
import { CardTitle } from '../../../../../ui/CardTitle';
import { requestOf } from '../wizard-request';
import { conflictKey, type StepProps } from '../wizard-state';
import { ConflictList } from './ConflictList';
import { badgeOf, statusText, stillNeeded } from './conflict-review';
import { GlobalResolution } from './GlobalResolution';

export function ConflictsStep({ state, change }: StepProps) {
  const { mutate, isPending } = usePreviewRoster();
  const review = state.conflicts;
  const badge = badgeOf(review);
  const found = (review.list?.length ?? 0) > 0;

  const decided = useRef(review.resolutions);
  useLayoutEffect(() => {
    decided.current = review.resolutions;
  });
  // Always the same function, so that of thousands of cards only the one that was decided is drawn again.
  const decide = useCallback(
    (conflict: Conflict, resolution: Resolution) =>
      change('conflicts', {
        resolutions: { ...decided.current, [conflictKey(conflict)]: resolution },
      }),
    [change],
  );

  function scan() {
    // As if nothing had been decided yet, and nothing been chosen in the last step.
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
          You can go on without it. Shifts in conflict are then not created, and the preview names
          them.
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
