import { useMemo } from 'react';
import { useLocations } from '../../data/locations';
import { useShiftGroups } from '../../data/shift-groups';

/** By id. */
export interface Names {
  groups: ReadonlyMap<string, string>;
  locations: ReadonlyMap<string, string>;
}

export function useNames(): Names {
  const { data: groups } = useShiftGroups();
  const { data: locations } = useLocations();
  return useMemo(
    () => ({
      groups: new Map(groups?.map(({ id, name }) => [id, name])),
      locations: new Map(locations?.map(({ id, name }) => [id, name])),
    }),
    [groups, locations],
  );
}
