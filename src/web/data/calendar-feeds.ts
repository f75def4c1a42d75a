// One's own calendar feeds.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { FeedScope } from '#contract/api/calendar-feeds';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const feedsQuery = queryOptions({
  queryKey: ['calendar feeds'],
  // A calendar may have asked since.
  refetchOnMount: 'always',
  queryFn: ({ signal }) => call('GET /api/calendar-feeds', { signal }),
});

const reread = () => queryClient.invalidateQueries({ queryKey: feedsQuery.queryKey });

export function useCalendarFeeds() {
  return useQuery(feedsQuery);
}

export function useAddFeed() {
  return useMutation({
    mutationFn: (body: { label: string; scope: FeedScope }) =>
      call('POST /api/calendar-feeds', { body }),
    onSuccess: reread,
  });
}

export function useRemoveFeed() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/calendar-feeds/{id}', { params: { id } }),
    onSettled: reread,
  });
}
