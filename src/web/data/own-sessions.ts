// Where one is signed in.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';
import { otherTabs } from '../platform/session-channel';
import { setSessionUser } from './session';

const ownSessionsQuery = queryOptions({
  queryKey: ['own sessions'],
  queryFn: ({ signal }) => call('GET /api/me/sessions', { signal }),
});

export function useOwnSessions() {
  return useQuery(ownSessionsQuery);
}

export function useEndOwnSession() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/me/sessions/{id}', { params: { id } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ownSessionsQuery.queryKey }),
  });
}

/** Ends this session too. */
export function useEndOwnSessions() {
  return useMutation({
    mutationFn: () => call('DELETE /api/me/sessions'),
    onSuccess: async () => {
      await setSessionUser(null);
      otherTabs.tellSessionChanged();
    },
  });
}
