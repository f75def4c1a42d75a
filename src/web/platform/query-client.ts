import { QueryClient } from '@tanstack/react-query';
import type { Topic } from '#contract/api/events';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The live topics after which this query is read again. */
      topics?: readonly Topic[];
    };
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: Number.POSITIVE_INFINITY, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});
