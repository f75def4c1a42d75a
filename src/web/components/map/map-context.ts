import { createContext, useContext } from 'react';
import type { OpenMap } from './open-map';

export const MapContext = createContext<OpenMap | null>(null);

/** The map that a component stands on. */
export function useMap(): OpenMap {
  const map = useContext(MapContext);
  if (!map) throw new Error('useMap needs a Basemap around it');
  return map;
}
