// Where people work, as every member may see it.
import { useQuery } from '@tanstack/react-query';

import { call } from '../platform/api';

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
