import {
  createContext,
  type FormEventHandler,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
} from 'react';
import { Button } from '../../../ui/Button';

type CountForms = (change: (count: number) => number) => void;

/** Counts the forms of a cell dialog that hold unsaved input: closing it asks while there are any. */
export const DirtyForms = createContext<CountForms>(() => undefined);

type ShiftFormBoxProps = {
  title: string;
  dirty: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onCancel: () => void;
  pending: boolean;
  submitLabel: string;
  children: ReactNode;
};

/** A form inside the cell dialog: it takes the focus, and the dialog scrolls to it. */
export function ShiftFormBox(props: ShiftFormBoxProps) {
  const form = useRef<HTMLFormElement>(null);
  useDirtyForm(props.dirty);
  useEffect(() => {
    form.current?.querySelector('input')?.focus({ preventScroll: true });
    form.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  return (
    <form
      ref={form}
      noValidate
      aria-label={props.title}
      onSubmit={props.onSubmit}
      className="flex scroll-my-4 flex-col gap-4 rounded-lg border border-line-strong/60 bg-surface p-4"
    >
      <h3 className="font-semibold">{props.title}</h3>
      {props.children}
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        <Button onClick={props.onCancel}>Cancel</Button>
        <Button type="submit" variant="primary" pending={props.pending}>
          {props.submitLabel}
        </Button>
      </div>
    </form>
  );
}

function useDirtyForm(dirty: boolean): void {
  const countForms = useContext(DirtyForms);
  useEffect(() => {
    if (!dirty) return undefined;
    countForms((count) => count + 1);
    return () => countForms((count) => count - 1);
  }, [dirty, countForms]);
}
