// Where people work, as every member may see it.
import { useQuery } from '@tanstack/react-query';
import { listPlaces } from '#contract/api/locations';
import { getMapsConfig } from '#contract/api/maps';
import { call } from '../platform/api';

export function usePlaces() {
  return useQuery({
    queryKey: ['places'],
    meta: { topics: ['locations'] },
    queryFn: ({ signal }) => call(listPlaces, { signal }),
  });
}

export function useMapsConfig() {
  return useQuery({
    queryKey: ['maps-config'],
    queryFn: ({ signal }) => call(getMapsConfig, { signal }),
  });
}
