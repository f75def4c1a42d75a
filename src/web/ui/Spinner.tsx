import { LoaderCircle } from 'lucide-react';
import { cn } from './cn';

export function Spinner({ className }: { className?: string | undefined }) {
  return <LoaderCircle aria-hidden="true" className={cn('size-4 animate-spin', className)} />;
}

/** In place of a screen whose code is still loading. */
export function PageSpinner() {
  return (
    <div role="status" className="grid min-h-[50dvh] place-items-center text-brand">
      <Spinner className="size-7" />
      <span className="sr-only">Loading...</span>
    </div>
  );
}

/** In place of the whole app, before we know whether anyone is signed in. */
export function WindowSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-brand">
      <Spinner className="size-8" />
      <span className="sr-only">Loading...</span>
    </div>
  );
}
