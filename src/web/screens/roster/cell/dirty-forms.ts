import { createContext, useContext, useEffect } from 'react';

type CountForms = (change: (count: number) => number) => void;

/** Counts the forms of a cell dialog that hold unsaved input: closing it asks while there are any. */
export const DirtyForms = createContext<CountForms>(() => undefined);

export function useDirtyForm(dirty: boolean): void {
  const countForms = useContext(DirtyForms);
  useEffect(() => {
    if (!dirty) return undefined;
    countForms((count) => count + 1);
    return () => countForms((count) => count - 1);
  }, [dirty, countForms]);
}
