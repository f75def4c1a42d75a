// Keeps the roster up to date: after a colleague's change it asks for what changed, after its own it knows.
import type { Query } from '@tanstack/react-query';
import type { RosterMark, Topic } from '#contract/api/events';
import type { RosterWindow } from '#contract/api/roster-window';
import { mergeWindow } from '#contract/merge-window';
import { TAB } from '../platform/api';
import { queryClient } from '../platform/query-client';

interface Dates {
  from: string;
  to: string;
}

const ROSTER_TOPICS: readonly Topic[] = ['shifts', 'day-statuses'];

let unanswered = 0;
let lastOwnRevision = 0;

/** Reads everything about shifts or day statuses again, and waits for it. */
export async function refreshRoster(): Promise<void> {
  await queryClient.invalidateQueries({ predicate: isAbout(ROSTER_TOPICS) });
}

/** While the server works on a change of this tab, the event may come before the answer. */
export async function asOwnChange<T extends { cells?: RosterWindow | null }>(
  send: () => Promise<T>,
): Promise<T> {
  unanswered += 1;
  try {
    const answer = await send();
    lastOwnRevision = Math.max(lastOwnRevision, answer.cells?.revision ?? 0);
    return answer;
  } finally {
    unanswered -= 1;
  }
}

/** Without cells the answer doesn't say what changed, and everything is read again. */
export async function showOwnChange(cells: RosterWindow | null | undefined): Promise<void> {
  if (!cells) return refreshRoster();
  for (const [queryKey, known] of knownWindows()) {
    const merged = mergeWindow(known, cells);
    // Setting the same data again would make a window look fresh that is due to be read.
    if (merged !== known) queryClient.setQueryData(queryKey, merged);
  }
  await refreshTouched(ROSTER_TOPICS, cells);
}

/** An event of the organisation: a change by anyone, this tab included. */
export function followRosterChange(topic: Topic, mark: RosterMark): void {
  if (isOwn(mark)) return;
  for (const [queryKey, known] of knownWindows()) {
    // Otherwise the next own change would not follow on from what the window knows.
    if (!overlap(known, mark) && known.revision === mark.revision - 1) {
      queryClient.setQueryData(queryKey, { ...known, revision: mark.revision });
    }
  }
  void refreshTouched([topic], mark);
}

/** The answer says the same, and more. */
function isOwn({ tab, revision }: RosterMark): boolean {
  return tab === TAB && (unanswered > 0 || revision <= lastOwnRevision);
}

function refreshTouched(topics: readonly Topic[], change: Dates & { revision: number }) {
  const isAboutTopics = isAbout(topics);
  return queryClient.invalidateQueries({
    predicate: (query) =>
      isAboutTopics(query) &&
      (!query.meta?.dates || overlap(query.meta.dates, change)) &&
      revisionOf(query) < change.revision,
  });
}

function isAbout(topics: readonly Topic[]) {
  return ({ meta }: Query) => meta?.topics?.some((topic) => topics.includes(topic)) ?? false;
}

function overlap(one: Dates, other: Dates): boolean {
  return one.from <= other.to && other.from <= one.to;
}

/** Only windows of the roster carry the number of the last change in them. */
function revisionOf({ state }: Query): number {
  return (state.data as { revision?: number } | undefined)?.revision ?? 0;
}

function knownWindows() {
  return queryClient
    .getQueriesData<RosterWindow>({ queryKey: ['roster'] })
    .flatMap(([queryKey, known]) => (known ? [[queryKey, known] as const] : []));
}
