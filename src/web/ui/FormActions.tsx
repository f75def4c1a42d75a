import type { ReactNode } from 'react';
import { Button } from './Button';
import { DialogClose } from './Dialog';

type FormActionsProps = {
  pending: boolean;
  disabled?: boolean | undefined;
  /** Another way to finish, before the main one. */
  more?: ReactNode;
  /** The submit button's label, or its pending label while the work is under way. */
  children: ReactNode;
};

/** The footer of a form dialog: Cancel, which asks before it discards changes, and the submit button. */
export function FormActions({ pending, disabled, more, children }: FormActionsProps) {
  return (
    <>
      <DialogClose>
        <Button>Cancel</Button>
      </DialogClose>
      {more}
      <Button type="submit" variant="primary" pending={pending} disabled={disabled}>
        {children}
      </Button>
    </>
  );
}
