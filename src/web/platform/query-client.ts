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
    // Always: without a network Muster on this very computer still answers, and a change that waited for
    // one would be made long after the person had given it up.
    queries: {
      retry: false,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
