import { notifyManager, QueryClient } from '@tanstack/react-query';
import type { Topic } from '#contract/api/events';

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** The query is read again after events of these topics. */
      topics?: readonly Topic[];
      /** Changes on other dates don't concern the query. Left out: any date may. */
      dates?: { from: string; to: string };
      /** While events pour in, it is read again only so often. The last event always leads to a reading after it. */
      everyMs?: number;
    };
  }
}

export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': Muster on this very computer answers without a network, and a change that waited for the network
    // would be made long after the person had given up on it.
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

/** About one frame. */
const TOGETHER_MS = 16;
let waiting: (() => void)[] = [];

// Answers that come one after the other are drawn together: each drawing costs as much as all of them.
notifyManager.setScheduler((tell) => {
  if (waiting.push(tell) > 1) return;
  setTimeout(() => {
    const all = waiting;
    waiting = [];
    for (const each of all) each();
  }, TOGETHER_MS);
});
