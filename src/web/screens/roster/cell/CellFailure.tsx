import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';

type CellFailureProps = {
  title: string;
  queries: { isFetching: boolean; refetch: () => unknown }[];
};

export function CellFailure({ title, queries }: CellFailureProps) {
  return (
    <Alert
      tone="danger"
      title={title}
      action={
        <Button
          size="sm"
          pending={queries.some(({ isFetching }) => isFetching)}
          onClick={() => {
            for (const { refetch } of queries) refetch();
          }}
        >
          Try again
        </Button>
      }
    >
      Nothing is shown until it is known what is planned.
    </Alert>
  );
}
