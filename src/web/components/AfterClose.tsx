import { useEffect, useEffectEvent } from 'react';

/** Runs something after the dialog around it has closed and returned the focus. */
export function AfterClose({ run }: { run: () => void }) {
  const finish = useEffectEvent(run);
  useEffect(
    () => () => {
      setTimeout(finish);
    },
    [],
  );
  return null;
}
