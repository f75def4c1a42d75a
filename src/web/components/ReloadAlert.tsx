import type { ReactNode } from 'react';
import { Alert } from '../ui/Alert';
import { Button } from '../ui/Button';

type ReloadAlertProps = {
  title: string;
  /** All of them are read again. */
  queries: readonly { isFetching: boolean; refetch: () => unknown }[];
  children: ReactNode;
};

/** A failed read within a form or above a list; LoadFailure takes the place of a whole card. */
export function ReloadAlert({ title, queries, children }: ReloadAlertProps) {
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
      {children}
    </Alert>
  );
}
