import type { ReactNode } from 'react';
import { Button } from './Button';
import { DialogClose } from './Dialog';

type FormActionsProps = {
  pending: boolean;
  /** What the submit button says; its own text while the work is under way. */
  children: ReactNode;
};

/** The footer of a dialog with a form: Cancel, which asks before it discards, and the submit button. */
export function FormActions({ pending, children }: FormActionsProps) {
  return (
    <>
      <DialogClose>
        <Button>Cancel</Button>
      </DialogClose>
      <Button type="submit" variant="primary" pending={pending}>
        {children}
      </Button>
    </>
  );
}
