import { useState } from 'react';
import type { Employee } from '#contract/api/employees';
import { useResetTwoStep } from '../../../data/employees';
import { useEmailsReachPeople } from '../../../data/installation';
import { toastFailure } from '../../../platform/failure';
import { Button } from '../../../ui/Button';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { toast } from '../../../ui/toast-store';

type ResetTwoStepProps = { employee: Employee };

/** For owners: helps someone who has lost their phone and their recovery codes. */
export function ResetTwoStep({ employee }: ResetTwoStepProps) {
  const [asking, setAsking] = useState(false);
  const { mutateAsync, isPending } = useResetTwoStep();
  const told = useEmailsReachPeople() ? 'and email them' : "but can't email them";

  async function reset() {
    try {
      await mutateAsync(employee.id);
      toast({ title: `Two-step sign-in is off for ${employee.name}` });
    } catch (error) {
      toastFailure('Failed to reset two-step sign-in', error);
    }
    setAsking(false);
  }

  return (
    <>
      <Button variant="link" className="self-start" onClick={() => setAsking(true)}>
        Reset two-step sign-in
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Reset two-step sign-in of ${employee.name}?`}
        description={`Do this only when you have spoken to them: their authenticator app, passkeys and recovery codes stop working, and the password alone signs in. We sign them out everywhere ${told}.`}
        confirmLabel="Reset two-step sign-in"
        cancelLabel="Keep it"
        pending={isPending}
        onConfirm={() => void reset()}
      />
    </>
  );
}
