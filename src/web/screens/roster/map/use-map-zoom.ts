import { useCallback, useSyncExternalStore } from 'react';
import { useMap } from '../../../components/map/map-context';

/** In quarters: markers come together and part in steps, not in every frame of a zoom. */
export function useMapZoom(): number {
  const { map } = useMap();
  const subscribe = useCallback(
    (listener: () => void) => {
      const { unsubscribe } = map.on('zoom', listener);
      return unsubscribe;
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => Math.round(map.getZoom() * 4) / 4);
}
