import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordAgain } from '#contract/api/two-step';
import { useRenewRecoveryCodes } from '../../data/two-step';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Dialog, DialogClose } from '../../ui/Dialog';
import { OwnPasswordField } from './OwnPasswordField';
import { RecoveryCodes } from './RecoveryCodes';

type RecoveryCodesDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Makes ten new recovery codes. */
export function RecoveryCodesDialog({ open, onOpenChange }: RecoveryCodesDialogProps) {
  const [codes, setCodes] = useState<string[]>();
  const { mutateAsync } = useRenewRecoveryCodes();
  const form = useForm({ resolver: zodResolver(PasswordAgain), defaultValues: { password: '' } });
  const pending = form.formState.isSubmitting;

  const submit = form.handleSubmit(async ({ password }) => {
    try {
      setCodes((await mutateAsync(password)).recovery_codes ?? []);
    } catch (error) {
      showFailure(form, 'Failed to make new recovery codes', error);
    }
  });

  if (codes) return <RecoveryCodes codes={codes} open={open} onClose={() => onOpenChange(false)} />;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="New recovery codes"
      description="You get ten new codes. The old ones stop working."
      onSubmit={submit}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" variant="primary" pending={pending}>
            {pending ? 'Making codes...' : 'Make new codes'}
          </Button>
        </>
      }
    >
      <OwnPasswordField form={form} />
    </Dialog>
  );
}
