import { Check, X } from 'lucide-react';
import type { SignupRequest } from '#contract/api/signup-requests';
import { Button } from '../../../ui/Button';

export type RequestHandlers = {
  onOpen: (request: SignupRequest) => void;
  onApprove: (request: SignupRequest) => void;
  onDecline: (request: SignupRequest) => void;
};

type RequestActionsProps = Omit<RequestHandlers, 'onOpen'> & { request: SignupRequest };

export function RequestActions({ request, onApprove, onDecline }: RequestActionsProps) {
  const which = <span className="sr-only"> {request.organization_name}</span>;
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" onClick={() => onApprove(request)} className="max-sm:flex-1">
        <Check aria-hidden="true" className="text-brand" />
        <span>Approve{which}</span>
      </Button>
      <Button size="sm" onClick={() => onDecline(request)} className="max-sm:flex-1">
        <X aria-hidden="true" className="text-muted" />
        <span>Decline{which}</span>
      </Button>
    </div>
  );
}
