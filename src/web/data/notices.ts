// One's own notices, and how one wants to be told.
import { queryOptions, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { NoticePreferences } from '#contract/api/notices';
import { can } from '#contract/rights';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import { useUser } from './session';

const KEY = 'notices';
const meta = { topics: ['notices' as const] };

/** 0 until it is known. */
export function useUnreadNotices(): number {
  const user = useUser();
  const { data } = useQuery({
    queryKey: [KEY, 'unread'],
    meta,
    enabled: user.org_id !== null && can(user, 'read own notices'),
    queryFn: ({ signal }) => call('GET /api/notices', { query: { limit: 0 }, signal }),
  });
  return data?.unread ?? 0;
}

/** Newest first. */
export function useNotices() {
  return useInfiniteQuery({
    queryKey: [KEY, 'list'],
    meta,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/notices', { query: { before: pageParam }, signal }),
    getNextPageParam: ({ notices, more }) => (more ? notices.at(-1)?.id : undefined),
  });
}

export function useReadNotices() {
  return useMutation({
    mutationFn: (ids: string[]) => call('POST /api/notices/read', { body: { ids } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [KEY] }),
  });
}

const preferencesQuery = queryOptions({
  queryKey: ['notice preferences'],
  queryFn: ({ signal }) => call('GET /api/notice-preferences', { signal }),
});

export function useNoticePreferences() {
  return useQuery(preferencesQuery);
}

/** The choice is shown straight away, and taken back when it can't be saved. */
export function useSetNoticePreferences() {
  return useMutation({
    mutationFn: (body: NoticePreferences) => call('PUT /api/notice-preferences', { body }),
    onMutate: async (wanted) => {
      await queryClient.cancelQueries({ queryKey: preferencesQuery.queryKey });
      const before = queryClient.getQueryData(preferencesQuery.queryKey);
      queryClient.setQueryData(preferencesQuery.queryKey, wanted);
      return before;
    },
    onError: (_error, _wanted, before) =>
      queryClient.setQueryData(preferencesQuery.queryKey, before),
  });
}

export function useUnsubscribe() {
  return useMutation({
    mutationFn: (token: string) => call('POST /api/unsubscribe/{token}', { params: { token } }),
  });
}
