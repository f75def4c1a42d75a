// Cover: what the job sites need, and whether the roster gives it.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/cover';
import type { BodyInput, ResponseOf } from '#contract/endpoint';
import { type DayLights, lightsOf } from '#engine/cover/light';
import { daysBetween } from '#engine/time/dates';
import type { CalendarDate } from '#engine/time/kinds';
import { call } from '../platform/api';
import { queryClient } from '../platform/query-client';

const needsQuery = queryOptions({
  queryKey: ['cover-needs'],
  meta: { topics: ['cover', 'locations', 'shift-groups'] },
  queryFn: ({ signal }) => call('GET /api/cover-needs', { query: {}, signal }),
});

export function useCoverNeeds({ enabled = true } = {}) {
  return useQuery({ ...needsQuery, enabled });
}

/** All half-hours of a site and day, and who is on. */
export function useCoverStrip(locationId: string, date: string, enabled: boolean) {
  return useQuery({
    queryKey: ['cover', locationId, date],
    meta: { topics: ['cover', 'shifts', 'day-statuses'], dates: { from: date, to: date } },
    enabled,
    queryFn: ({ signal }) =>
      call('GET /api/cover', {
        query: { from: date, to: date, locationId, strip: 'true' },
        signal,
      }),
  });
}

export interface CoverLights {
  /** The sites that ask for someone. */
  siteIds: readonly string[];
  /** Undefined outside the dates that were read, and for a site that asks for nobody. */
  at(siteId: string, date: CalendarDate): DayLights | undefined;
}

/** The lights of all sites that ask for someone, as in the row under the grid. */
export function useCoverLights(from: CalendarDate, to: CalendarDate) {
  return useQuery({
    queryKey: ['cover-lights', from, to],
    meta: { topics: ['cover', 'shifts', 'day-statuses', 'locations'], dates: { from, to } },
    queryFn: ({ signal }) => call('GET /api/cover/lights', { query: { from, to }, signal }),
    select: readLights,
  });
}

function readLights({ from, sites }: ResponseOf<typeof api.getCoverLights>): CoverLights {
  const letters = new Map(sites.map(({ location_id, days }) => [location_id, days]));
  return {
    siteIds: [...letters.keys()],
    at: (siteId, date) => lightsOf(letters.get(siteId)?.charAt(daysBetween(from, date)) ?? ''),
  };
}

/** The roster follows by the event of the change. */
function refreshNeeds(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: needsQuery.queryKey });
}

type NeedInput = BodyInput<typeof api.createCoverNeed>;

export function useSaveNeed() {
  return useMutation({
    mutationFn: ({ id, body }: { id: string | undefined; body: NeedInput }) =>
      id === undefined
        ? call('POST /api/cover-needs', { body })
        : call('PUT /api/cover-needs/{id}', { params: { id }, body }),
    onSettled: refreshNeeds,
  });
}

export function useAddNeeds() {
  return useMutation({
    mutationFn: (needs: NeedInput[]) => call('POST /api/cover-needs/batch', { body: { needs } }),
    onSettled: refreshNeeds,
  });
}

export function useDeleteNeed() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/cover-needs/{id}', { params: { id } }),
    onSettled: refreshNeeds,
  });
}

type DateChange = { id: string; date: string; figures: api.Figures | null | 'as-usual' };

/** 'as-usual' takes the exception back. */
export function useSetNeedDate() {
  return useMutation({
    mutationFn: ({ id, date, figures }: DateChange) =>
      figures === 'as-usual'
        ? call('DELETE /api/cover-needs/{id}/dates/{date}', { params: { id, date } })
        : call('PUT /api/cover-needs/{id}/dates/{date}', {
            params: { id, date },
            body: { figures },
          }),
    onSettled: refreshNeeds,
  });
}
