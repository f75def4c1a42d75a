import type { SignupRequest } from '#contract/api/signup-requests';
import { ContactLink } from '../../../components/ContactLink';
import { useZone } from '../../../data/session';
import { formatDateAt } from '../../../platform/formats';
import { Table, TableCell, TableHeaderCell, TableRow } from '../../../ui/Table';
import {
  RequestActions,
  type RequestHandlers,
  RequestName,
  RequestStatusBadge,
} from './RequestCells';
import { decisionText } from './signup-request-text';

export type RequestRowsProps = RequestHandlers & { requests: readonly SignupRequest[] };

export function RequestTable({ requests, onOpen, ...decide }: RequestRowsProps) {
  const zone = useZone();
  return (
    <Table label="Signup requests" className="shadow-card [&>table]:table-fixed">
      <RequestTableHead />
      <tbody>
        {requests.map((request) => (
          <TableRow key={request.id} className="[&>*]:h-14">
            <TableCell>
              <RequestName request={request} onOpen={onOpen} />
            </TableCell>
            <TableCell>
              <p className="wrap-anywhere">{request.requester_name}</p>
              <p className="text-xs text-muted">
                <ContactLink kind="email" value={request.requester_email} />
              </p>
            </TableCell>
            <TableCell className="tabular-nums">{formatDateAt(request.created_at, zone)}</TableCell>
            <TableCell>
              <RequestStatusBadge status={request.status} />
            </TableCell>
            <TableCell>
              {request.status === 'pending' ? (
                <RequestActions request={request} {...decide} />
              ) : (
                <p className="text-muted wrap-anywhere">{decisionText(request, zone)}</p>
              )}
            </TableCell>
          </TableRow>
        ))}
      </tbody>
    </Table>
  );
}

export function RequestTableHead() {
  return (
    <thead>
      <tr>
        <TableHeaderCell className="w-[30%]">Organization</TableHeaderCell>
        <TableHeaderCell className="w-[25%]">Requested by</TableHeaderCell>
        <TableHeaderCell className="w-[12%]">Received</TableHeaderCell>
        <TableHeaderCell className="w-[12%]">Status</TableHeaderCell>
        <TableHeaderCell className="w-[21%]">Decision</TableHeaderCell>
      </tr>
    </thead>
  );
}
