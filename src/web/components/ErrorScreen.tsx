import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from '../ui/Button';
import { EmptyState } from '../ui/EmptyState';

/** In place of a screen that broke. */
export function ErrorScreen({ reset }: { reset: () => void }) {
  return (
    <div role="alert" className="grid min-h-[60dvh] place-items-center p-4">
      <EmptyState
        icon={<TriangleAlert />}
        title="Something went wrong on this page"
        text="What you saved is safe. Try again, and if that does not help, reload the page."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Button variant="primary" onClick={reset}>
              Try again
            </Button>
            <Button onClick={() => location.reload()}>
              <RotateCw aria-hidden="true" />
              Reload the page
            </Button>
          </div>
        }
      />
    </div>
  );
}
