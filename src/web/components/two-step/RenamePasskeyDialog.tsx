import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PasskeyName } from '#contract/api/passkeys';
import type { Passkey } from '#contract/api/two-step';
import { useRenamePasskey } from '../../data/two-step';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Dialog, DialogClose } from '../../ui/Dialog';
import { FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';
import type { Opened } from './Opener';

type RenamePasskeyDialogProps = Opened & { passkey: Passkey };

export function RenamePasskeyDialog({ passkey, open, onOpenChange }: RenamePasskeyDialogProps) {
  const { mutateAsync } = useRenamePasskey();
  const form = useForm({
    resolver: zodResolver(PasskeyName),
    defaultValues: { name: passkey.name },
  });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async ({ name }) => {
    try {
      await mutateAsync({ id: passkey.id, name });
      onOpenChange(false);
    } catch (error) {
      showFailure(form, 'Failed to rename the passkey', error);
    }
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Rename passkey"
      size="sm"
      dirty={form.formState.isDirty}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" variant="primary" pending={pending}>
            {pending ? 'Saving...' : 'Save name'}
          </Button>
        </>
      }
    >
      <FormField form={form} name="name" label="Name of the passkey">
        {(control) => <Input autoComplete="off" {...control} />}
      </FormField>
    </Dialog>
  );
}
