// The manager's queue, and what is decided from it.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { InboxCard } from '#contract/api/inbox';
import type { PerShift } from '#contract/api/leave';
import type { OverrideInput } from '#contract/api/overrides';
import { can } from '#contract/rights';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import { useUser } from './session';

const inboxQuery = queryOptions({
  queryKey: ['inbox'],
  meta: {
    topics: [
      'requests',
      'leave',
      'answers',
      'open-shifts',
      'shifts',
      'day-statuses',
      'cover',
      'rules',
      'employees',
    ],
  },
  queryFn: ({ signal }) => call('GET /api/inbox', { signal }),
});

const countQuery = queryOptions({
  queryKey: ['inbox', 'count'],
  meta: { topics: ['requests', 'leave'] },
  queryFn: ({ signal }) => call('GET /api/inbox/count', { signal }),
});

/** Everything that waits for a manager. */
export function useInbox() {
  return useQuery({ ...inboxQuery, enabled: can(useUser(), 'decide requests') });
}

/** How many requests wait for a decision of the caller; 0 while it isn't known. */
export function useInboxCount(): number {
  const { data } = useQuery({ ...countQuery, enabled: can(useUser(), 'decide requests') });
  return data?.count ?? 0;
}

export type DecidableCard = Extract<InboxCard, { type: 'request' | 'leave' | 'leave-end' }>;

export interface CardDecision {
  card: DecidableCard;
  decision: 'approve' | 'refuse';
  note?: string;
  /** For leave: what becomes of its shifts. */
  perShift?: readonly PerShift[];
  /** For leave: the reason to do it although a rule blocks. */
  override?: OverrideInput;
}

/** Each kind of card has a call of its own. All carry the fingerprint of what was shown. */
function send({ card, decision, note, perShift = [], override }: CardDecision): Promise<unknown> {
  const words = note ? { note } : {};
  if (card.type === 'request') {
    const { fingerprint } = card.effect;
    const params = { id: card.request.id };
    return call('POST /api/requests/{id}/decide', {
      params,
      body: { decision, fingerprint, ...words },
    });
  }
  const params = { id: card.leave.id };
  if (card.type === 'leave') {
    const { fingerprint } = card.leave;
    const body = {
      decision,
      fingerprint,
      perShift: [...perShift],
      ...words,
      ...(override && { override }),
    };
    return call('POST /api/leave/{id}/decide', { params, body });
  }
  if (decision === 'refuse') {
    return call('POST /api/leave/{id}/keep', { params, body: { note: note ?? '' } });
  }
  const last = card.leave.end_asked?.last_date ?? null;
  const { fingerprint } = card.effect;
  return call('POST /api/leave/{id}/end', { params, body: { last, fingerprint } });
}

async function reread() {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: inboxQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: ['leave'] }),
    queryClient.invalidateQueries({ queryKey: ['own requests'] }),
  ]);
}

export function useDecideCard() {
  return useMutation({ mutationFn: send, onSettled: reread });
}

export interface LeaveDecision {
  id: string;
  decision: 'approve' | 'refuse';
  note?: string;
  perShift?: PerShift[];
  fingerprint: string;
}

/** All of them or none. */
export function useDecideLeaveTogether() {
  return useMutation({
    mutationFn: (decisions: LeaveDecision[]) =>
      call('POST /api/leave/decide-together', { body: { decisions } }),
    onSettled: reread,
  });
}
