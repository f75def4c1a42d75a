import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

type MapFailureProps = { title: string; pending: boolean; onRetry: () => void };

export function MapFailure({ title, pending, onRetry }: MapFailureProps) {
  return (
    <Card role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title={title}
        text="Please try refreshing the page"
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
