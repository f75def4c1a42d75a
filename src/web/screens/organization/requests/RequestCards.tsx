import { ContactLink } from '../../../components/ContactLink';
import { useZone } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import { RequestActions, RequestName, RequestStatusBadge } from './RequestCells';
import type { RequestRowsProps } from './RequestTable';
import { decisionText } from './signup-request-text';

/** Requests as cards, where there is no room for a table. */
export function RequestCards({ requests, onOpen, ...decide }: RequestRowsProps) {
  const zone = useZone();
  return (
    <ul aria-label="Signup requests" className="grid gap-3 md:grid-cols-2">
      {requests.map((request) => (
        <li
          key={request.id}
          className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 shadow-card"
        >
          <div className="flex items-start justify-between gap-3">
            <div className="min-w-0 flex-1">
              <RequestName request={request} onOpen={onOpen} />
            </div>
            <RequestStatusBadge status={request.status} />
          </div>
          <div className="text-sm">
            <p className="wrap-anywhere">{request.requester_name}</p>
            <p className="text-muted">
              <ContactLink kind="email" value={request.requester_email} />
            </p>
            <p className="mt-1 text-muted">
              Received {formatDateAt(request.created_at, zone)}
              {request.decided_at && `, decided ${decisionText(request, zone)}`}
            </p>
          </div>
          {request.status === 'pending' && (
            <div className="mt-auto">
              <RequestActions request={request} {...decide} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
