import type { Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from './coordinates';
import { useMap } from './map-context';

type MapMarkerProps = {
  at: Coordinates;
  /** Which part of its children stands on the place. */
  anchor?: 'bottom' | 'center' | undefined;
  /** Given, the marker can be dragged; called when it is let go. */
  onDragged?: ((to: Coordinates) => void) | undefined;
  children: ReactNode;
};

/** Puts its children on the map. */
export function MapMarker({ at, anchor = 'bottom', onDragged, children }: MapMarkerProps) {
  const { map, Marker: NewMarker } = useMap();
  const [element] = useState(() => document.createElement('div'));
  const marker = useRef<Marker>(undefined);
  const draggable = onDragged !== undefined;
  const letGo = useEffectEvent(({ lat, lng }: { lat: number; lng: number }) =>
    onDragged?.({ latitude: lat, longitude: lng }),
  );
  const place = useEffectEvent((placed: Marker) =>
    placed.setLngLat([at.longitude, at.latitude]).addTo(map),
  );

  useEffect(() => {
    const created = new NewMarker({ element, anchor, draggable });
    created.on('dragend', () => letGo(created.getLngLat()));
    place(created);
    marker.current = created;
    return () => {
      created.remove();
    };
  }, [NewMarker, element, anchor, draggable]);

  // Not added anew: that takes the element out for a moment, and with it the focus.
  const { latitude, longitude } = at;
  useEffect(() => {
    marker.current?.setLngLat([longitude, latitude]);
  }, [latitude, longitude]);

  return createPortal(children, element);
}
