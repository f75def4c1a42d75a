// Public holidays of the sites, and what the organisation changes about them.
import { queryOptions, useMutation, useQueries, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/holidays';
import type { BodyInput } from '#contract/endpoint';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const yearQuery = (year: number) =>
  queryOptions({
    queryKey: ['holidays', year],
    meta: { topics: ['holidays', 'locations'], part: 'public holidays' },
    queryFn: ({ signal }) =>
      call('GET /api/holidays', { query: { from: `${year}-01-01`, to: `${year}-12-31` }, signal }),
  });

export function useHolidays(year: number) {
  return useQuery(yearQuery(year));
}

/** The calendars of several years, those that have loaded. */
export function useHolidaysOfYears(years: readonly number[]): api.HolidayCalendar[] {
  return useQueries({
    queries: years.map(yearQuery),
    combine: combineCalendars,
  });
}

/** Outside of the component, so that the result stays the same until an answer changes. */
function combineCalendars(
  results: { data: { calendars: api.HolidayCalendar[] } | undefined }[],
): api.HolidayCalendar[] {
  return results.flatMap(({ data }) => data?.calendars ?? []);
}

function refreshHolidays(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.topics?.includes('holidays') ?? false,
  });
}

export type HolidayChangeInput = BodyInput<typeof api.changeHolidays>;

export function useChangeHolidays() {
  return useMutation({
    mutationFn: (body: HolidayChangeInput) => call('POST /api/holidays/changes', { body }),
    onSettled: refreshHolidays,
  });
}

export function useUndoHolidayChange() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/holidays/changes/{id}', { params: { id } }),
    onSettled: refreshHolidays,
  });
}
