import { useEffect, useEffectEvent } from 'react';

/** Stands in a dialog and runs something when the dialog is gone and has given back the focus. */
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
