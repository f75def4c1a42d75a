import { Check, X } from 'lucide-react';
import type { SignupRequest } from '#contract/api/signup-requests';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { STATUS_LABELS } from './signup-request-text';

type RequestNameProps = { request: SignupRequest; onOpen: (request: SignupRequest) => void };

/** The button that opens the details, above the first line of the message. */
export function RequestName({ request, onOpen }: RequestNameProps) {
  return (
    <>
      <button
        type="button"
        onClick={() => onOpen(request)}
        className="min-h-6 text-left font-medium underline decoration-line-strong underline-offset-4 wrap-anywhere hover:decoration-text"
      >
        {request.organization_name}
      </button>
      {request.duplicate && (
        <p>
          <Badge tone="warn">
            {request.duplicate === 'account' ? 'Already has an account' : 'Asked more than once'}
          </Badge>
        </p>
      )}
      {request.message && (
        <p className="truncate text-xs text-muted max-sm:text-sm">{request.message}</p>
      )}
    </>
  );
}

const TONES = { pending: 'warn', approved: 'brand', declined: 'neutral' } as const;

export function RequestStatusBadge({ status }: Pick<SignupRequest, 'status'>) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>;
}

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
