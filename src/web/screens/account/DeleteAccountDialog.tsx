import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { OwnPassword } from '#contract/api/leaving';
import { backupsText } from '#contract/deletion';
import { useInstallation } from '../../data/installation';
import { useDeleteAccount } from '../../data/leaving';
import { useUser } from '../../data/session';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Dialog, DialogClose } from '../../ui/Dialog';
import { FormField } from '../../ui/FormField';
import { PasswordInput } from '../../ui/PasswordInput';
import { toast } from '../../ui/toast-store';

type DeleteAccountDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function DeleteAccountDialog({ open, onOpenChange }: DeleteAccountDialogProps) {
  const user = useUser();
  const { data: installation } = useInstallation();
  const { mutateAsync } = useDeleteAccount();
  const form = useForm({ resolver: zodResolver(OwnPassword), defaultValues: { password: '' } });
  const { isDirty, isSubmitting: pending } = form.formState;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      await mutateAsync(password);
      toast({ title: 'Your account has been deleted' });
    } catch (error) {
      showFailure(form, 'Failed to delete your account', error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your account?"
      description="You can't undo this."
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>
            <Button>Keep it</Button>
          </DialogClose>
          <Button type="submit" variant="danger" pending={pending}>
            {pending ? 'Deleting...' : 'Delete my account'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted sm:text-sm">
          <li>Your email, phone and password are removed, and you are signed out everywhere.</li>
          <li>
            You leave every organisation. Your future shifts are removed, and your managers get an
            email.
          </li>
          <li>
            Each organisation keeps your name on past shifts and in its log of changes, because
            wages and safety may depend on them.
          </li>
          {installation && <li>{backupsText(installation.backupsKept)}</li>}
        </ul>
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <FormField form={form} name="password" label="Your password">
          {(control) => <PasswordInput autoComplete="current-password" {...control} />}
        </FormField>
      </div>
    </Dialog>
  );
}
