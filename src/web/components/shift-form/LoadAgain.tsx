import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';

type LoadAgainProps = { queries: { isFetching: boolean; refetch: () => unknown }[] };

export function LoadAgain({ queries }: LoadAgainProps) {
  const pending = queries.some(({ isFetching }) => isFetching);
  return (
    <Alert
      tone="danger"
      title="The form could not be loaded"
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
