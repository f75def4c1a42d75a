import { defaultScheduler, notifyManager, type Query, QueryClient } from '@tanstack/react-query';
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
      /** What is missing where nothing else on the page says that it couldn't be read. */
      part?: string;
    };
  }
}

/**
 * A part of a page that comes once a query is read, and reads the same query, would read a failed one again, go while it is
 * read, and come again: as often as the server can answer.
 */
const FAILED_FOR_MS = 5_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    // 'always': Muster on this very computer answers without a network, and a change that waited for the network
    // would be made long after the person had given up on it.
    queries: {
      retry: false,
      retryOnMount: ({ state }) => Date.now() - state.errorUpdatedAt > FAILED_FOR_MS,
      staleTime: Number.POSITIVE_INFINITY,
      refetchOnWindowFocus: false,
      networkMode: 'always',
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * A change that is told while a query is read for the first time would be lost: the client takes the reading under way for
 * the new one, although it may have begun before the change. So it is read once more.
 */
const outdated = new WeakSet<Query>();
queryClient.getQueryCache().subscribe((event) => {
  if (event.type !== 'updated') return;
  const { query, action } = event;
  const { data, fetchStatus } = query.state;
  if (action.type === 'invalidate' && data === undefined && fetchStatus === 'fetching')
    outdated.add(query);
  if (action.type === 'success' && !action.manual && outdated.delete(query))
    void queryClient.invalidateQueries({ predicate: (each) => each === query });
});

/** About one frame. */
const TOGETHER_MS = 16;

/**
 * While a page starts, answers that come one after the other are drawn together: each drawing costs as much as all of
 * them. Once someone acts, each is drawn at once, because where the focus goes depends on what is there. Those that wait are
 * drawn in their own time: at once, they could move what is pressed from under the pointer.
 */
export function drawStartTogether(): void {
  let waiting: (() => void)[] = [];
  function tellAll(): void {
    const all = waiting;
    waiting = [];
    for (const tell of all) tell();
  }
  notifyManager.setScheduler((tell) => {
    if (waiting.push(tell) === 1) setTimeout(tellAll, TOGETHER_MS);
  });
  const act = new AbortController();
  const options = { capture: true, signal: act.signal };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      () => {
        act.abort();
        notifyManager.setScheduler(defaultScheduler);
      },
      options,
    );
  }
}
