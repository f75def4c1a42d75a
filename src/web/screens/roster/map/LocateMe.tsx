import { LocateFixed } from 'lucide-react';
import { useState } from 'react';
import type { Coordinates } from '../../../components/map/coordinates';
import { MapMarker } from '../../../components/map/MapMarker';
import { useMap } from '../../../components/map/map-context';
import { Button } from '../../../ui/Button';

const NEAR_ZOOM = 12;
const PATIENCE_MS = 20_000;

/** A button on the map that shows where the person is. */
export function LocateMe() {
  const { map } = useMap();
  const [asking, setAsking] = useState(false);
  const [at, setAt] = useState<Coordinates>();

  function show({ coords: { latitude, longitude } }: GeolocationPosition) {
    setAsking(false);
    setAt({ latitude, longitude });
    map.easeTo({ center: [longitude, latitude], zoom: Math.max(map.getZoom(), NEAR_ZOOM) });
  }

  function locate() {
    if (!('geolocation' in navigator)) {
      window.alert('Geolocation not supported by this browser.');
      return;
    }
    setAsking(true);
    navigator.geolocation.getCurrentPosition(
      show,
      () => {
        setAsking(false);
        window.alert('Unable to access your location.');
      },
      { timeout: PATIENCE_MS },
    );
  }

  return (
    <>
      <Button size="sm" pending={asking} onClick={locate} className="absolute top-2 left-2 z-10">
        {!asking && <LocateFixed aria-hidden="true" />}
        Locate me
      </Button>
      {at && (
        <MapMarker at={at} anchor="center">
          <span
            role="img"
            aria-label="You are here"
            title="You are here"
            className="block size-4 rounded-full border-2 border-raised bg-focus shadow-raised ring-8 ring-focus/20"
          />
        </MapMarker>
      )}
    </>
  );
}
