import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Skeleton } from '../../../ui/Skeleton';

type WizardLoadingProps = { failed: boolean; onRetry: () => void };

/** Shown while the wizard compares an earlier run with what exists today. */
export function WizardLoading({ failed, onRetry }: WizardLoadingProps) {
  if (failed) {
    return (
      <Alert
        tone="danger"
        title="Failed to load the saved parameters"
        action={<Button onClick={onRetry}>Try again</Button>}
      >
        We couldn't load the templates, people, groups or job sites.
      </Alert>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="sr-only">Loading the saved parameters...</p>
      <Skeleton className="h-7 w-48" />
      <Skeleton className="h-4 w-80 max-w-full" />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {['a', 'b', 'c', 'd', 'e', 'f'].map((place) => (
          <Skeleton key={place} className="h-40" />
        ))}
      </div>
    </div>
  );
}
