import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';

type ErrorScreenProps = { error: unknown; reset: () => void };

/** Browsers remember that a file of code could not be fetched: only a reload asks for it again. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof Error &&
    /dynamically imported module|importing a module script/i.test(error.message)
  );
}

/** In place of a screen that broke. */
export function ErrorScreen({ error, reset }: ErrorScreenProps) {
  const queries = useQueryErrorResetBoundary();
  const reload = () => location.reload();

  function tryAgain() {
    if (isMissingCode(error)) return reload();
    queries.reset();
    reset();
  }

  return (
    <div role="alert" className="grid min-h-[60dvh] place-items-center p-4">
      <h1 className="sr-only">Something went wrong</h1>
      <EmptyState
        icon={<TriangleAlert />}
        title="Something went wrong on this page"
        text="What you saved is safe. Try again, and if that does not help, reload the page."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={tryAgain}>
              Try again
            </Button>
            <Button onClick={reload}>
              <RotateCw aria-hidden="true" />
              Reload the page
            </Button>
          </div>
        }
      />
    </div>
  );
}
