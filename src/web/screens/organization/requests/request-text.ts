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
    text: "New ones come from 'Request access' on the sign-in page.",
  },
  approved: { title: 'No request has been approved yet', text: 'Approved ones are kept here.' },
  declined: { title: 'No request has been declined yet', text: 'Declined ones are kept here.' },
  all: {
    title: 'No requests yet',
    text: "They come from 'Request access' on the sign-in page.",
  },
};

/** What an empty list says. */
export function emptyText(status: RequestStatusFilter) {
  return NONE[status];
}

type Decision = Pick<SignupRequest, 'decided_at' | 'decided_by_name'>;

/** '13 Nov 2026 by Robin Fairweather'; nothing while it is pending. */
export function decisionText({ decided_at, decided_by_name }: Decision, zone: string) {
  if (!decided_at) return undefined;
  const date = formatDateAt(decided_at, zone);
  return decided_by_name ? `${date} by ${decided_by_name}` : date;
}
