// The whole installation, for those who run it. Live events don't cover it, so it is read each time it is opened.
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { LIMITS } from '#contract/limits';
import { call } from '../platform/api';

export function usePlatformStats() {
  return useQuery({
    queryKey: ['platform', 'stats'],
    staleTime: 0,
    queryFn: ({ signal }) => call('GET /api/platform/stats', { signal }),
  });
}

export function useSystem() {
  return useQuery({
    queryKey: ['platform', 'system'],
    staleTime: 0,
    queryFn: ({ signal }) => call('GET /api/platform/system', { signal }),
  });
}

export function useSendTestEmail() {
  return useMutation({ mutationFn: () => call('POST /api/platform/test-email') });
}

function nextPage(last: unknown[], _all: unknown, page: number): number | undefined {
  return last.length === LIMITS.platformPageSize ? page + 1 : undefined;
}

export function usePlatformOrganizations(search: string) {
  return useInfiniteQuery({
    queryKey: ['platform', 'organizations', search],
    staleTime: 0,
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: nextPage,
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/platform/organizations', { query: { search, page: pageParam }, signal }),
  });
}

export function usePlatformUsers(search: string) {
  return useInfiniteQuery({
    queryKey: ['platform', 'users', search],
    staleTime: 0,
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: nextPage,
    queryFn: ({ signal, pageParam }) =>
      call('GET /api/platform/users', { query: { search, page: pageParam }, signal }),
  });
}

export function readPlatformOrganizationsExport(search: string): Promise<string> {
  return call('GET /api/platform/organizations/export', { query: { search } });
}

export function readPlatformUsersExport(search: string): Promise<string> {
  return call('GET /api/platform/users/export', { query: { search } });
}
