import { RotateCw, TriangleAlert } from 'lucide-react';
import { ApiError } from '../platform/api';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';

type Reading = { error: unknown; isFetching: boolean; refetch: () => unknown };

type LoadFailureProps = {
  title: string;
  /** Replaces the server's own sentence. */
  text?: string | undefined;
  /** The reads behind this part; all of them are tried again. */
  queries: readonly Reading[];
  className?: string | undefined;
};

/** In place of something that couldn't be loaded. */
export function LoadFailure({ title, text, queries, className }: LoadFailureProps) {
  const pending = queries.some(({ isFetching }) => isFetching);
  const error = queries.find((query) => query.error)?.error;
  const said = error instanceof ApiError ? error.sentence : 'Try again in a moment.';
  return (
    <div role="alert">
      <EmptyState
        className={className}
        icon={<TriangleAlert />}
        title={title}
        text={text ?? said}
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
    </div>
  );
}
