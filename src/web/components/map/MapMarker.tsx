import type { Marker } from 'maplibre-gl';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Coordinates } from './coordinates';
import { useMap } from './map-context';

type MapMarkerProps = {
  at: Coordinates;
  /** The part of the children that marks the spot. */
  anchor?: 'bottom' | 'center' | undefined;
  /** Makes the marker draggable; called when it is dropped. */
  onDragged?: ((to: Coordinates) => void) | undefined;
  children: ReactNode;
};

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

  // The marker is moved, not replaced, because replacing it would lose the focus.
  const { latitude, longitude } = at;
  useEffect(() => {
    marker.current?.setLngLat([longitude, latitude]);
  }, [latitude, longitude]);

  return createPortal(children, element);
}
