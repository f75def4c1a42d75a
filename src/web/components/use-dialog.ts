import { useCallback, useState } from 'react';

/** The state of a dialog about a subject. Use `turn` as its key, so that each opening has a fresh form. */
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
