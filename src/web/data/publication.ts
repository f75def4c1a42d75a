// What publishing some drafts would do, before anyone publishes them.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { publishRoster } from '#contract/api/publish-roster';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';

export type PublishChoice = Pick<
  BodyInput<typeof publishRoster>,
  'from' | 'to' | 'locationIds' | 'groupIds'
>;

/** Kept while the choice changes, so that the summary doesn't flicker; null while there is no valid choice. */
export function usePublication(choice: PublishChoice | null) {
  return useQuery({
    queryKey: ['publication', choice],
    meta: {
      topics: [
        'shifts',
        'day-statuses',
        'cover',
        'rules',
        'employees',
        'shift-groups',
        'locations',
      ],
    },
    enabled: choice !== null,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => {
      const body = { ...(choice as PublishChoice), dryRun: true };
      const { preview } = await call('POST /api/roster/publish', { body, signal });
      return preview;
    },
  });
}
