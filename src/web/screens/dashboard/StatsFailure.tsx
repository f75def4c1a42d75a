import { RotateCw, TriangleAlert } from 'lucide-react';
import { ApiError } from '../../platform/api';
import { Button } from '../../ui/Button';
import { Card } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';

type StatsFailureProps = { error: unknown; pending: boolean; onRetry: () => void };

export function StatsFailure({ error, pending, onRetry }: StatsFailureProps) {
  return (
    <Card role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title="Failed to load the figures"
        text={error instanceof ApiError ? error.sentence : 'Please try again.'}
        action={
          <Button pending={pending} onClick={onRetry}>
            {!pending && <RotateCw aria-hidden="true" />}
            Try again
          </Button>
        }
        className="py-8"
      />
    </Card>
  );
}
