import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PasswordAgain } from '#contract/api/two-step';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Dialog, DialogClose } from '../../ui/Dialog';
import { OwnPasswordField } from './OwnPasswordField';

type RemoveDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  confirmLabel: string;
  failure: string;
  onConfirm: (password: string) => Promise<unknown>;
};

/** Asks for the password before an authenticator app or a passkey goes. */
export function RemoveDialog({ onConfirm, confirmLabel, failure, ...dialog }: RemoveDialogProps) {
  const form = useForm({ resolver: zodResolver(PasswordAgain), defaultValues: { password: '' } });
  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await onConfirm(password);
      dialog.onOpenChange(false);
    } catch (error) {
      showFailure(form, failure, error);
    }
  });
  return (
    <Dialog
      {...dialog}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button type="submit" variant="danger" pending={form.formState.isSubmitting}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <OwnPasswordField form={form} />
    </Dialog>
  );
}
