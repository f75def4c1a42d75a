import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { NewPasskey } from '#contract/api/passkeys';
import { rereadTwoStep, useAddPasskey } from '../../data/two-step';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Dialog, DialogClose } from '../../ui/Dialog';
import { FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';
import { toast } from '../../ui/toast-store';
import type { Opened } from './Opener';
import { OwnPasswordField } from './OwnPasswordField';
import { RecoveryCodes } from './RecoveryCodes';

/** Adds a passkey: a name and the password, then the browser's own question, then the recovery codes. */
export function PasskeyDialog({ open, onOpenChange }: Opened) {
  const [codes, setCodes] = useState<string[]>();
  const { mutateAsync } = useAddPasskey();
  const form = useForm({
    resolver: zodResolver(NewPasskey),
    defaultValues: { name: '', password: '' },
  });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async (passkey) => {
    try {
      const { recovery_codes } = await mutateAsync(passkey);
      toast({ title: `Added ${passkey.name}` });
      if (recovery_codes) setCodes(recovery_codes);
      else close();
    } catch (error) {
      showFailure(form, 'Failed to add the passkey', error);
    }
  });

  function close() {
    onOpenChange(false);
    rereadTwoStep();
  }

  if (codes) return <RecoveryCodes codes={codes} open={open} onClose={close} />;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add a passkey"
      description="Your browser then asks where to keep it: on this device, on your phone or on a security key."
      dirty={form.formState.dirtyFields.name}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" variant="primary" pending={pending}>
            {pending ? 'Adding...' : 'Add passkey'}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormField
          form={form}
          name="name"
          label="Name of the passkey"
          hint="So that you know it again, such as 'Work laptop'."
        >
          {(control) => <Input autoComplete="off" {...control} />}
        </FormField>
        <OwnPasswordField form={form} />
      </div>
    </Dialog>
  );
}
