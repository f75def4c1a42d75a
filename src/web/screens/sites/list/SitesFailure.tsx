import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

type SitesFailureProps = { pending: boolean; onRetry: () => void };

export function SitesFailure({ pending, onRetry }: SitesFailureProps) {
  return (
    <Card role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title="Failed to load job sites"
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
