import { MapPin } from 'lucide-react';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Coordinates } from './coordinates';
import { MapMarker } from './MapMarker';
import { useMap } from './map-context';

type MovablePinProps = {
  label: string;
  at: Coordinates | null;
  onMove: (to: Coordinates) => void;
};

const STEPS: Record<string, [right: number, down: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const STEP_PX = 8;
const LARGE_STEP_PX = 48;
/** Keys and typed coordinates move the map when the pin comes nearer to its edge than this. */
const MARGIN_PX = 40;

/** A pin on a Basemap that is dragged, placed by a click, or moved by the arrow keys. */
export function MovablePin({ label, at, onMove }: MovablePinProps) {
  const { map } = useMap();
  const hintId = useId();
  const [told, setTold] = useState('');
  const pointed = useRef(false);

  function moveByPointer(to: Coordinates) {
    pointed.current = true;
    setTold('');
    onMove(to);
  }
  const putDown = useEffectEvent(moveByPointer);
  useEffect(() => {
    const { unsubscribe } = map.on('click', ({ lngLat }) =>
      putDown({ latitude: lngLat.lat, longitude: lngLat.lng }),
    );
    return unsubscribe;
  }, [map]);

  const latitude = at?.latitude;
  const longitude = at?.longitude;
  useEffect(() => {
    const byPointer = pointed.current;
    pointed.current = false;
    if (byPointer || latitude === undefined || longitude === undefined) return;
    const { x, y } = map.project([longitude, latitude]);
    const { clientWidth, clientHeight } = map.getContainer();
    const inside = (place: number, size: number) => place > MARGIN_PX && place < size - MARGIN_PX;
    if (!inside(x, clientWidth) || !inside(y, clientHeight)) {
      map.easeTo({ center: [longitude, latitude], duration: 180 });
    }
  }, [map, latitude, longitude]);

  if (!at) return null;

  function moveByKey(event: KeyboardEvent) {
    const step = STEPS[event.key];
    if (!step || !at || event.altKey || event.ctrlKey || event.metaKey) return;
    // The map would move, too.
    event.preventDefault();
    event.stopPropagation();
    const size = event.shiftKey ? LARGE_STEP_PX : STEP_PX;
    const { x, y } = map.project([at.longitude, at.latitude]);
    const { lat, lng } = map.unproject([x + step[0] * size, y + step[1] * size]);
    setTold(`Latitude ${lat.toFixed(4)}, longitude ${lng.toFixed(4)}`);
    onMove({ latitude: lat, longitude: lng });
  }

  return (
    <MapMarker at={at} onDragged={moveByPointer}>
      <button
        type="button"
        aria-label={label}
        aria-describedby={hintId}
        onKeyDown={moveByKey}
        // A click on the pin must not reach the map: the pin would jump to the click.
        onClick={(event) => event.stopPropagation()}
        onPointerDown={(event) => event.currentTarget.focus({ preventScroll: true })}
        className="block cursor-grab touch-none rounded-full active:cursor-grabbing"
      >
        <MapPin
          aria-hidden="true"
          strokeWidth={1.5}
          className="size-9 fill-brand text-brand-text [&_circle]:fill-brand-text"
        />
      </button>
      <span id={hintId} className="sr-only">
        Move the pin with the arrow keys. Hold Shift to move it further.
      </span>
      <span role="status" className="sr-only">
        {told}
      </span>
    </MapMarker>
  );
}
