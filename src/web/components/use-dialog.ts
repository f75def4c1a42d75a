import { useCallback, useState } from 'react';

/** A dialog about something; `turn` as its key gives each opening a fresh form. */
export function useDialog<Subject>() {
  const [state, setState] = useState<{ turn: number; open: boolean; subject?: Subject }>({
    turn: 0,
    open: false,
  });
  const show = useCallback(
    (subject: Subject) => setState(({ turn }) => ({ turn: turn + 1, open: true, subject })),
    [],
  );
  const onOpenChange = useCallback(
    (open: boolean) => setState((current) => ({ ...current, open })),
    [],
  );
  return { ...state, show, onOpenChange };
}
