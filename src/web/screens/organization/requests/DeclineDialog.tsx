import { zodResolver } from '@hookform/resolvers/zod';
import { useRef } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import type { SignupRequest } from '#contract/api/signup-requests';
import { text } from '#contract/fields';
import { LIMITS } from '#contract/limits';
import { AfterClose } from '../../../components/AfterClose';
import { useEmailsReachPeople } from '../../../data/installation';
import { useDeclineSignupRequest } from '../../../data/signup-requests';
import { toastFailure } from '../../../platform/failure';
import { focusMain } from '../../../platform/focus-main';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { FormField } from '../../../ui/FormField';
import { Textarea } from '../../../ui/Textarea';
import { toast } from '../../../ui/toast-store';

type DeclineDialogProps = {
  request: SignupRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

const Values = z.object({ reason: text(LIMITS.notesLength) });

export function DeclineDialog({ request, open, onOpenChange }: DeclineDialogProps) {
  const { mutateAsync } = useDeclineSignupRequest();
  const emailed = useEmailsReachPeople();
  const form = useForm({ resolver: zodResolver(Values), defaultValues: { reason: '' } });
  const { isDirty, isSubmitting: pending } = form.formState;
  const declined = useRef(false);

  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await mutateAsync({ id: request.id, ...(reason && { reason }) });
      declined.current = true;
      toast({
        title: 'Request declined',
        description: emailed
          ? `We're emailing ${request.requester_name}.`
          : `Tell ${request.requester_name} yourself.`,
      });
    } catch (error) {
      toastFailure('Failed to decline request', error);
    }
    onOpenChange(false);
  });

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Decline "${request.organization_name}"?`}
      description={
        emailed
          ? `We'll email ${request.requester_name} that the request was declined.`
          : `No email server is set, so nobody is emailed. Tell ${request.requester_name} yourself: the email is a file in the outbox folder on the server.`
      }
      dirty={isDirty}
      onSubmit={submit}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <Button type="submit" variant="danger" pending={pending}>
            {pending ? 'Declining...' : 'Decline request'}
          </Button>
        </>
      }
    >
      <FormField
        form={form}
        name="reason"
        label="Reason"
        optional
        hint="Goes into the email and stays with the request."
      >
        {(control) => <Textarea {...control} />}
      </FormField>
      <AfterClose run={() => declined.current && focusMain()} />
    </Dialog>
  );
}
