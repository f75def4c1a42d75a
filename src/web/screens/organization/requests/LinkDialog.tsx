import { Copy } from 'lucide-react';
import { useRef } from 'react';
import type { SignupRequest } from '#contract/api/signup-requests';
import { SESSION } from '#contract/limits';
import { AfterClose } from '../../../components/AfterClose';
import { useInstallation } from '../../../data/installation';
import { focusMain } from '../../../platform/focus-main';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { Dialog, DialogClose } from '../../../ui/Dialog';
import { Field } from '../../../ui/Field';
import { Input } from '../../../ui/Input';
import { toast } from '../../../ui/toast-store';

type LinkDialogProps = {
  request: SignupRequest;
  link: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function LinkDialog({ request, link, open, onOpenChange }: LinkDialogProps) {
  const emails = useInstallation().data?.emails;
  const input = useRef<HTMLInputElement>(null);

  async function copy() {
    try {
      await navigator.clipboard.writeText(link);
      toast({ title: 'Link copied' });
    } catch {
      // Without https there is no clipboard. The selected text can still be copied by hand.
      input.current?.select();
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`${request.organization_name} is ready`}
      description={`${request.requester_name} is the owner and can sign in after setting a password.`}
      footer={
        <DialogClose>
          <Button variant="primary">Done</Button>
        </DialogClose>
      }
    >
      <div className="flex flex-col gap-4">
        <Field
          label="One-time link to set a password"
          hint={`Works once and expires in ${SESSION.welcomeLinkDays} days.`}
        >
          {(control) => (
            <div className="flex gap-2">
              <Input
                {...control}
                ref={input}
                readOnly
                value={link}
                onFocus={(event) => event.target.select()}
                className="w-0 flex-1"
              />
              <Button onClick={copy} className="sm:h-10">
                <Copy aria-hidden="true" />
                Copy
              </Button>
            </div>
          )}
        </Field>
        <Alert>
          <p className="wrap-anywhere">
            {emails === 'outbox'
              ? `Nobody was emailed, because no email server is set. Pass this link on to ${request.requester_email} yourself. The email is also a file in the outbox folder on the server.`
              : `We also emailed the link to ${request.requester_email}.`}{' '}
            Copy it now if you need it: you can't see it again after you close this.
          </p>
        </Alert>
      </div>
      <AfterClose run={focusMain} />
    </Dialog>
  );
}
