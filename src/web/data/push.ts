// Which of one's browsers get push notifications.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { ApiError, call } from '../platform/api';
import { findPushEndpoint, subscribeToPush, unsubscribeFromPush } from '../platform/push';
import { queryClient } from '../platform/query-client';

const pushQuery = queryOptions({
  queryKey: ['push'],
  queryFn: ({ signal }) => call('GET /api/push-subscriptions', { signal }),
});

export function usePush() {
  return useQuery(pushQuery);
}

/** Answers false when the person doesn't allow it. */
export function useTurnOnPush() {
  return useMutation({
    mutationFn: async (key: string) => {
      const body = await subscribeToPush(key);
      if (!body) return false;
      try {
        await call('POST /api/push-subscriptions', { body });
      } catch (error) {
        await unsubscribeFromPush();
        throw error;
      }
      return true;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
}

export function useTurnOffPush() {
  return useMutation({
    mutationFn: async ({ id, current }: { id: string; current: boolean }) => {
      await call('DELETE /api/push-subscriptions/{id}', { params: { id } });
      if (current) await unsubscribeFromPush();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
}

/**
 * Ties this browser's push notifications to the session of whoever is signed in now, so that they end with it. Those of
 * someone else who used the browser before end here, and so do those that were turned off on another device.
 */
export async function keepPush(): Promise<void> {
  const endpoint = await findPushEndpoint();
  if (!endpoint) return;
  try {
    await call('POST /api/push-subscriptions/keep', { body: { endpoint }, ask: false });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) await unsubscribeFromPush();
  }
}
