import type { Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from './coordinates';
import { useMap } from './map-context';

type MapMarkerProps = {
  at: Coordinates;
  /** Given, the marker can be dragged; called when it is let go. */
  onDragged?: ((to: Coordinates) => void) | undefined;
  /** Its lower edge stands on the place. */
  children: ReactNode;
};

/** Puts its children on the map. */
export function MapMarker({ at, onDragged, children }: MapMarkerProps) {
  const { map, Marker: NewMarker } = useMap();
  const [element] = useState(() => document.createElement('div'));
  const [marker, setMarker] = useState<Marker>();
  const draggable = onDragged !== undefined;
  const letGo = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) =>
    onDragged?.({ latitude: lat, longitude: lng }),
  );

  useEffect(() => {
    const created = new NewMarker({ element, anchor: 'bottom', draggable });
    created.on('dragend', () => letGo(created.getLngLat()));
    setMarker(created);
    return () => {
      created.remove();
    };
  }, [NewMarker, element, draggable]);

  const { latitude, longitude } = at;
  useEffect(() => {
    marker?.setLngLat([longitude, latitude]).addTo(map);
  }, [marker, map, latitude, longitude]);

  return createPortal(children, element);
}
