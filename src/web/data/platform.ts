// The whole installation, for those who run it. Live events don't cover it, so it is read each time it is opened.
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import * as api from '#contract/api/platform';
import { call } from '../platform/api';

export function usePlatformStats() {
  return useQuery({
    queryKey: ['platform', 'stats'],
    staleTime: 0,
    queryFn: ({ signal }) => call(api.getPlatformStats, { signal }),
  });
}

function nextPage(last: unknown[], _all: unknown, page: number): number | undefined {
  return last.length === api.PLATFORM_PAGE ? page + 1 : undefined;
}

export function usePlatformOrganizations(search: string) {
  return useInfiniteQuery({
    queryKey: ['platform', 'organizations', search],
    staleTime: 0,
    placeholderData: keepPreviousData,
    initialPageParam: 1,
    getNextPageParam: nextPage,
    queryFn: ({ signal, pageParam }) =>
      call(api.listPlatformOrganizations, { query: { search, page: pageParam }, signal }),
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
      call(api.listPlatformUsers, { query: { search, page: pageParam }, signal }),
  });
}

export function readPlatformOrganizationsExport(search: string): Promise<string> {
  return call(api.exportPlatformOrganizations, { query: { search } });
}

export function readPlatformUsersExport(search: string): Promise<string> {
  return call(api.exportPlatformUsers, { query: { search } });
}
