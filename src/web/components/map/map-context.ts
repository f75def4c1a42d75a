import { createContext, useContext } from 'react';
import type { OpenMap } from './open-map';

export const MapContext = createContext<OpenMap | null>(null);

/** For what stands on a Basemap. */
export function useMap(): OpenMap {
  const map = useContext(MapContext);
  if (!map) throw new Error('This belongs inside a Basemap');
  return map;
}
