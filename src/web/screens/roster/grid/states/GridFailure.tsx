import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../../../../ui/Button';
import { Card } from '../../../../ui/Card';
import { EmptyState } from '../../../../ui/EmptyState';

type GridFailureProps = { pending: boolean; onRetry: () => void };

export function GridFailure({ pending, onRetry }: GridFailureProps) {
  return (
    <Card role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title="Failed to load the roster"
        text="Nothing is lost. Please try again in a moment."
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
