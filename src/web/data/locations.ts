// Job sites: what managers do with them, what every member may see of them, and the map they are drawn on.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/locations';
import type { BodyInput } from '#contract/endpoint';
import { counted } from '#engine/counted';
import { call } from '../platform/api';
import { compareNames } from '../platform/compare-names';
import { queryClient } from '../platform/query-client';
import { asOwnChange, refreshRoster, showOwnChange } from './refresh-roster';
import { offerUndo } from './undo';
import { warningsText } from './warnings-text';

type Location = api.Location;

const locationsQuery = queryOptions({
  queryKey: ['locations'],
  meta: { topics: ['locations'] },
  queryFn: ({ signal }) => call('GET /api/locations', { signal }),
});

export function useLocations({ enabled = true } = {}) {
  return useQuery({ ...locationsQuery, enabled });
}

/** Also refreshes counts and names of job sites elsewhere, such as on the dashboard. */
function refreshLocations(): Promise<void> {
  return queryClient.invalidateQueries({
    predicate: ({ meta }) => meta?.topics?.includes('locations') ?? false,
  });
}

/** Sorted by name, as the server lists them. */
function withLocation(locations: Location[] | undefined, location: Location) {
  if (!locations) return undefined;
  const others = locations.filter(({ id }) => id !== location.id);
  return [...others, location].sort((one, other) => compareNames(one.name, other.name));
}

function showLocation(location: Location): void {
  queryClient.setQueryData(locationsQuery.queryKey, (locations) =>
    withLocation(locations, location),
  );
}

export function useCreateLocation() {
  return useMutation({
    mutationFn: (body: BodyInput<typeof api.createLocation>) =>
      call('POST /api/locations', { body }),
    onSuccess: showLocation,
    onSettled: () => void refreshLocations(),
  });
}

export function useUpdateLocation() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof api.updateLocation>) =>
      call('PUT /api/locations/{id}', { params: { id }, body }),
    onSuccess: showLocation,
    onSettled: () => void refreshLocations(),
  });
}

/** Moves the future shifts of a site to another one. They keep their clock times. */
export function useMoveSiteShifts() {
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & BodyInput<typeof api.moveSiteShifts>) =>
      asOwnChange(() => call('POST /api/locations/{id}/move-shifts', { params: { id }, body })),
    onSuccess: async ({ shifts, undo_id, cells, ...told }) => {
      const moved = counted(shifts, 'shift');
      const message = { title: `Moved ${moved}`, description: warningsText(told) };
      offerUndo(message, undo_id, `moved ${moved}`);
      await showOwnChange(cells);
    },
  });
}

/** What a corrected zone would do to the shifts of the site. */
export function useZonePreview(id: string, timezone: string, wanted: boolean) {
  return useQuery({
    queryKey: ['site-zone', id, timezone],
    meta: { topics: ['shifts', 'locations'] },
    enabled: wanted,
    gcTime: 0,
    queryFn: ({ signal }) =>
      call('POST /api/locations/{id}/timezone', {
        params: { id },
        body: { timezone, preview: true },
        signal,
      }),
  });
}

export function useCorrectTimezone() {
  return useMutation({
    mutationFn: ({ id, timezone }: { id: string; timezone: string }) =>
      call('POST /api/locations/{id}/timezone', {
        params: { id },
        body: { timezone, preview: false },
      }),
    onSuccess: () => void refreshRoster(),
    onSettled: () => void refreshLocations(),
  });
}

/** How many future shifts need the job site, and the first of them. */
export function useLocationShifts(id: string, wanted: boolean) {
  return useQuery({
    queryKey: ['location-shifts', id],
    meta: { topics: ['shifts'] },
    enabled: wanted,
    gcTime: 0,
    queryFn: ({ signal }) =>
      call('GET /api/locations/{id}/future-shifts', { params: { id }, signal }),
  });
}

/** The job site leaves the list straight away, and comes back if the server refuses. */
export function useDeleteLocation() {
  const { queryKey } = locationsQuery;
  return useMutation({
    mutationFn: ({ id }: Location) => call('DELETE /api/locations/{id}', { params: { id } }),
    onMutate: async (location) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (locations) =>
        locations?.filter(({ id }) => id !== location.id),
      );
    },
    // Only this job site comes back: another one may be about to be deleted.
    onError: (_error, location) => showLocation(location),
    onSettled: () => void refreshLocations(),
  });
}

/** Job sites as every member may see them. */
export function usePlaces() {
  return useQuery({
    queryKey: ['places'],
    meta: { topics: ['locations'] },
    queryFn: ({ signal }) => call('GET /api/places', { signal }),
  });
}

export function useMapsConfig() {
  return useQuery({
    queryKey: ['maps-config'],
    queryFn: ({ signal }) => call('GET /api/maps/config', { signal }),
  });
}
