import { useRef } from 'react';
import type { SignupRequest } from '#contract/api/signup-requests';
import { AfterClose } from '../../../components/AfterClose';
import { ContactLink } from '../../../components/ContactLink';
import { useZone } from '../../../data/session';
import { formatMoment } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Dialog } from '../../../ui/Dialog';
import { Detail, Details } from '../details/Details';
import { type RequestHandlers, RequestStatusBadge } from './RequestCells';
import { decisionText } from './signup-request-text';

type RequestDialogProps = Omit<RequestHandlers, 'onOpen'> & {
  request: SignupRequest;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function RequestDialog(props: RequestDialogProps) {
  const { request, open, onOpenChange, onApprove, onDecline } = props;
  const zone = useZone();
  const then = useRef<() => void>(undefined);
  const decided = decisionText(request, zone);

  /** The next dialog opens after this one has returned the focus, so that it can return it there too. */
  function decide(next: (request: SignupRequest) => void) {
    then.current = () => next(request);
    onOpenChange(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={request.organization_name}
      description="Signup request"
      footer={
        request.status === 'pending' && (
          <>
            <Button onClick={() => decide(onDecline)}>Decline</Button>
            <Button variant="primary" onClick={() => decide(onApprove)}>
              Approve
            </Button>
          </>
        )
      }
    >
      <Details>
        <Detail label="Requested by">{request.requester_name}</Detail>
        <Detail label="Email">
          <ContactLink kind="email" value={request.requester_email} />
        </Detail>
        <Detail label="Received">{formatMoment(request.created_at, zone)}</Detail>
        <Detail label="Message">{request.message}</Detail>
        <Detail label="Status">
          <RequestStatusBadge status={request.status} />
        </Detail>
        {decided && <Detail label="Decided">{decided}</Detail>}
        {request.status === 'declined' && <Detail label="Reason">{request.reason}</Detail>}
      </Details>
      <AfterClose run={() => then.current?.()} />
    </Dialog>
  );
}
