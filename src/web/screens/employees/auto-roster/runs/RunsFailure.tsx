import { RotateCw, TriangleAlert } from 'lucide-react';
import { ApiError } from '../../../../platform/api';
import { Button } from '../../../../ui/Button';
import { EmptyState } from '../../../../ui/EmptyState';

type RunsFailureProps = { title: string; error: unknown; pending: boolean; onRetry: () => void };

/** In place of the list inside its card. */
export function RunsFailure({ title, error, pending, onRetry }: RunsFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        className="py-8"
        icon={<TriangleAlert />}
        title={title}
        text={error instanceof ApiError ? error.sentence : 'Please try again.'}
        action={
          <Button pending={pending} onClick={onRetry}>
            {!pending && <RotateCw aria-hidden="true" />}
            Try again
          </Button>
        }
      />
    </div>
  );
}
