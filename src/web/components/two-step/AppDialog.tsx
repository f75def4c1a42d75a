import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Code, PasswordAgain } from '#contract/api/two-step';
import { rereadTwoStep, useConfirmApp, useStartApp } from '../../data/two-step';
import { showFailure } from '../../platform/failure';
import { Button } from '../../ui/Button';
import { Dialog, DialogClose } from '../../ui/Dialog';
import { FormField } from '../../ui/FormField';
import { Input } from '../../ui/Input';
import { toast } from '../../ui/toast-store';
import { OwnPasswordField } from './OwnPasswordField';
import { QrCode } from './QrCode';
import { RecoveryCodes } from './RecoveryCodes';

type AppDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };
type Made = { key: string; uri: string };

const TITLE = 'Set up an authenticator app';
const FAILED = 'Failed to set up the authenticator app';

/** Sets up an authenticator app: the password, then the QR code and a first code, then the recovery codes. */
export function AppDialog({ open, onOpenChange }: AppDialogProps) {
  const [made, setMade] = useState<Made>();
  const [codes, setCodes] = useState<string[]>();
  const start = useStartApp();
  const confirm = useConfirmApp();
  const passwordForm = useForm({
    resolver: zodResolver(PasswordAgain),
    defaultValues: { password: '' },
  });
  const codeForm = useForm({ resolver: zodResolver(Code), defaultValues: { code: '' } });

  const submitPassword = passwordForm.handleSubmit(async ({ password }) => {
    try {
      const answer = await start.mutateAsync(password);
      // The answer to a repeated request doesn't hold the key: the server keeps no copy that it could show.
      if (answer.key === '') throw new Error('the key was lost on the way');
      setMade(answer);
    } catch (error) {
      showFailure(passwordForm, FAILED, error);
    }
  });

  const submitCode = codeForm.handleSubmit(async ({ code }) => {
    try {
      const { recovery_codes } = await confirm.mutateAsync(code);
      toast({ title: 'Your authenticator app is on' });
      if (recovery_codes) setCodes(recovery_codes);
      else close();
    } catch (error) {
      showFailure(codeForm, FAILED, error);
    }
  });

  function close() {
    onOpenChange(false);
    rereadTwoStep();
  }

  if (codes) return <RecoveryCodes codes={codes} open={open} onClose={close} />;
  if (made) {
    const pending = codeForm.formState.isSubmitting;
    return (
      <Dialog
        open={open}
        onOpenChange={onOpenChange}
        title={TITLE}
        description="Scan this with your authenticator app, then enter the code that it shows."
        onSubmit={submitCode}
        footer={<DialogButtons pending={pending} label="Turn on" pendingLabel="Checking..." />}
      >
        <ScanAndConfirm made={made} form={codeForm} />
      </Dialog>
    );
  }
  const pending = passwordForm.formState.isSubmitting;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={TITLE}
      description="An authenticator app on your phone shows a new code every 30 seconds. You'll enter it after your password."
      onSubmit={submitPassword}
      footer={<DialogButtons pending={pending} label="Continue" pendingLabel="Checking..." />}
    >
      <OwnPasswordField form={passwordForm} />
    </Dialog>
  );
}

type ScanAndConfirmProps = { made: Made; form: UseFormReturn<{ code: string }> };

function ScanAndConfirm({ made, form }: ScanAndConfirmProps) {
  return (
    <div className="flex flex-col gap-5 sm:flex-row sm:items-start">
      <QrCode text={made.uri} label="QR code for your authenticator app" />
      <div className="flex min-w-0 flex-1 flex-col gap-4">
        <div>
          <p>Can't scan it? Enter this key in the app:</p>
          <p className="mt-1 font-mono text-sm wrap-anywhere">
            {made.key.replaceAll(/(.{4})(?=.)/g, '$1 ')}
          </p>
        </div>
        <FormField form={form} name="code" label="Code" hint="The 6 digits that the app shows.">
          {(control) => (
            <Input autoComplete="one-time-code" inputMode="numeric" maxLength={12} {...control} />
          )}
        </FormField>
      </div>
    </div>
  );
}

type DialogButtonsProps = { pending: boolean; label: string; pendingLabel: string };

function DialogButtons({ pending, label, pendingLabel }: DialogButtonsProps) {
  return (
    <>
      <DialogClose>
        <Button>Cancel</Button>
      </DialogClose>
      <Button type="submit" variant="primary" pending={pending}>
        {pending ? pendingLabel : label}
      </Button>
    </>
  );
}
