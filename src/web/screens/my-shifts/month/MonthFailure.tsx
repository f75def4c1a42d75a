import { RotateCw, TriangleAlert } from 'lucide-react';
import { ApiError } from '../../../platform/api';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

type MonthFailureProps = { title: string; error: unknown; pending: boolean; onRetry: () => void };

export function MonthFailure({ title, error, pending, onRetry }: MonthFailureProps) {
  return (
    <Card role="alert">
      <EmptyState
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
    </Card>
  );
}
