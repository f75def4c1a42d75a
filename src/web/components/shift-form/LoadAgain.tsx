import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';

type LoadAgainProps = { queries: { isFetching: boolean; refetch: () => unknown }[] };

export function LoadAgain({ queries }: LoadAgainProps) {
  const pending = queries.some(({ isFetching }) => isFetching);
  return (
    <Alert
      tone="danger"
      title="Failed to load the form"
      action={
        <Button
          size="sm"
          pending={pending}
          onClick={() => {
            for (const { refetch } of queries) refetch();
          }}
        >
          Try again
        </Button>
      }
    >
      People or job sites are missing.
    </Alert>
  );
}
