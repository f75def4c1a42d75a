import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';

type ListFailureProps = { queries: { isFetching: boolean; refetch: () => unknown }[] };

export function ListFailure({ queries }: ListFailureProps) {
  const pending = queries.some(({ isFetching }) => isFetching);
  return (
    <Card role="alert">
      <EmptyState
        icon={<TriangleAlert />}
        title="Failed to load shifts"
        text="Please try refreshing the page"
        action={
          <Button
            pending={pending}
            onClick={() => {
              for (const { refetch } of queries) refetch();
            }}
          >
            {!pending && <RotateCw aria-hidden="true" />}
            Try again
          </Button>
        }
      />
    </Card>
  );
}
