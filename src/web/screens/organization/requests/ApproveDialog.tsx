import { useRef } from 'react';
import type { SignupRequest } from '#contract/api/signup-requests';
import { AfterClose } from '../../../components/AfterClose';
import { useEmailsReachPeople } from '../../../data/installation';
import { useApproveSignupRequest } from '../../../data/signup-requests';
import { toastFailure } from '../../../platform/failure';
import { focusMain } from '../../../platform/focus-main';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { toast } from '../../../ui/toast-store';

type ApproveDialogProps = {
  request: SignupRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called after this dialog has closed. The server tells the link only once. */
  onApproved: (approved: { request: SignupRequest; link: string }) => void;
};

export function ApproveDialog({ request, open, onOpenChange, onApproved }: ApproveDialogProps) {
  const { mutateAsync, isPending } = useApproveSignupRequest();
  const emailed = useEmailsReachPeople();
  const then = useRef<() => void>(undefined);
  const { organization_name, requester_name, requester_email } = request;

  async function approve() {
    try {
      const { link, request: approved } = await mutateAsync(request.id);
      then.current = link === null ? focusMain : () => onApproved({ request: approved, link });
      toast({
        title: 'Request approved',
        description: `${organization_name} has been created.`,
      });
    } catch (error) {
      toastFailure('Failed to approve request', error);
    }
    onOpenChange(false);
  }

  const link = emailed
    ? `We'll email a one-time link to set a password to ${requester_email}.`
    : `You get a one-time link to set a password, and pass it on to ${requester_email}.`;
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Approve "${organization_name}"?`}
      description={`This creates the organisation with ${requester_name} as its owner. ${link}`}
      confirmLabel={isPending ? 'Approving...' : 'Approve request'}
      tone="primary"
      pending={isPending}
      onConfirm={approve}
    >
      <AfterClose run={() => then.current?.()} />
    </ConfirmDialog>
  );
}
