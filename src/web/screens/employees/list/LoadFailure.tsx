import { RotateCw, TriangleAlert } from 'lucide-react';
import { ApiError } from '../../../platform/api';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

type LoadFailureProps = { error: unknown; pending: boolean; onRetry: () => void };

export function LoadFailure({ error, pending, onRetry }: LoadFailureProps) {
  return (
    <Card role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title="Failed to load employees"
        text={error instanceof ApiError ? error.sentence : 'Please try again.'}
        action={
          <Button pending={pending} onClick={onRetry}>
            {!pending && <RotateCw aria-hidden="true" />}
            Try again
          </Button>
        }
      />
    </Card>
  );
}
