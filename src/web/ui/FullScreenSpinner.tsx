import { Spinner } from './Spinner';

export function FullScreenSpinner() {
  return (
    <div role="status" className="grid min-h-dvh place-items-center text-brand">
      <Spinner className="size-8" />
      <span className="sr-only">Loading...</span>
    </div>
  );
}
