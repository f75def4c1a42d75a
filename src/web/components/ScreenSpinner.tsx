import { Spinner } from '../ui/Spinner';

/** While the code of a screen is on its way. */
export function ScreenSpinner() {
  return (
    <div role="status" className="grid min-h-[50dvh] place-items-center text-brand">
      <Spinner className="size-7" />
      <span className="sr-only">Loading...</span>
    </div>
  );
}
