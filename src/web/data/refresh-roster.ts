import { queryClient } from '../platform/query-client';

/** Reads again whatever tells of shifts or day statuses, and waits for it. */
export async function refreshRoster(): Promise<void> {
  await queryClient.invalidateQueries({
    predicate: ({ meta }) =>
      meta?.topics?.some((topic) => topic === 'shifts' || topic === 'day-statuses') ?? false,
  });
}
