import { useEffect } from 'react';
import { useFixSession } from '../../../data/session';
import { toastFailure } from '../../../platform/failure';

/** Without any organisation the session has lost its own: the server finds it again, or says why not. */
export function useSessionRepair(needed: boolean): void {
  const { mutateAsync } = useFixSession();
  useEffect(() => {
    if (!needed) return;
    mutateAsync(undefined).then(
      () => location.reload(),
      (error) => toastFailure('No organization found', error),
    );
  }, [needed, mutateAsync]);
}
