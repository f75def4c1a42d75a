import type { SignupRequest } from '#contract/api/signup-requests';
import { formatDateAt } from '../../../platform/formats';
import type { RequestStatusFilter } from '../organization-search';

export const STATUS_LABELS = {
  pending: 'Pending',
  approved: 'Approved',
  declined: 'Declined',
} as const;

const NONE: Record<RequestStatusFilter, { title: string; text: string }> = {
  pending: {
    title: 'No requests are waiting',
    text: "New requests come from 'Request access' on the sign-in page.",
  },
  approved: { title: 'No request has been approved yet', text: 'Approved requests stay here.' },
  declined: { title: 'No request has been declined yet', text: 'Declined requests stay here.' },
  all: {
    title: 'No requests yet',
    text: "Requests come from 'Request access' on the sign-in page.",
  },
};

/** The text of an empty list. */
export function emptyText(status: RequestStatusFilter) {
  return NONE[status];
}

type Decision = Pick<SignupRequest, 'decided_at' | 'decided_by_name'>;

/** '13 Nov 2026 by Robin Fairweather'. Undefined while the request is pending. */
export function decisionText({ decided_at, decided_by_name }: Decision, zone: string) {
  if (!decided_at) return undefined;
  const date = formatDateAt(decided_at, zone);
  return decided_by_name ? `${date} by ${decided_by_name}` : date;
}
