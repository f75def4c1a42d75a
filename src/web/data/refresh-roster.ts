// Keeps the roster up to date: a colleague's change is asked for, and an own change comes with its answer.
import type { Query } from '@tanstack/react-query';
import type { RosterMark, Topic } from '#contract/api/events';
import type { RosterWindow } from '#contract/api/roster-window';
import { mergeWindow } from '#contract/merge-window';
import { addDays } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
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

/** Wraps every change of the roster by this tab: its event may arrive before its answer. */
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

/** Shows the answer to a change of this tab. Without cells it doesn't say what changed, so we read everything. */
export async function showOwnChange(cells: RosterWindow | null | undefined): Promise<void> {
  if (!cells) return refreshRoster();
  for (const [queryKey, known] of knownWindows()) {
    const merged = mergeWindow(known, cells);
    // Setting the same data again would make an outdated window look fresh.
    if (merged !== known) queryClient.setQueryData(queryKey, merged);
  }
  await refreshTouched(ROSTER_TOPICS, cells);
}

/** Called for each event about the roster, including those of this tab's own changes. */
export function followRosterChange(topic: Topic, mark: RosterMark): void {
  if (isOwn(mark)) return;
  for (const [queryKey, known] of knownWindows()) {
    // Left behind, the window couldn't take the answer to this tab's next change.
    if (!overlap(known, mark) && known.revision === mark.revision - 1) {
      queryClient.setQueryData(queryKey, { ...known, revision: mark.revision });
    }
  }
  void refreshTouched([topic], mark);
}

/** Whether the last change that a window shows was made by this tab. */
export function isOwnRevision(revision: number): boolean {
  return revision === lastOwnRevision;
}

/** The answer to an own change says all that its event does. */
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

/** The day after a change belongs to it: a night that begins on a day is part of the next one's cover. */
function overlap(one: Dates, change: Dates): boolean {
  return one.from <= addDays(change.to as CalendarDate, 1) && change.from <= one.to;
}

/** Only windows of the roster carry a revision. */
function revisionOf({ state }: Query): number {
  return (state.data as { revision?: number } | undefined)?.revision ?? 0;
}

function knownWindows() {
  return queryClient
    .getQueriesData<RosterWindow>({ queryKey: ['roster'] })
    .flatMap(([queryKey, known]) => (known ? [[queryKey, known] as const] : []));
}
