import { useEffect, useEffectEvent } from 'react';
import type { Coordinates } from '../../../components/map/coordinates';
import { MapMarker } from '../../../components/map/MapMarker';
import { useMap } from '../../../components/map/map-context';
import { clustersOf } from './cluster';
import type { LocatedSite } from './located';
import { boundsOf, MAX_FIT_ZOOM } from './opening-view';
import { SiteMarker } from './SiteMarker';
import { useMapZoom } from './use-map-zoom';

type SiteMarkersProps = {
  sites: readonly LocatedSite[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
};

const MARGIN_PX = 64;

export function SiteMarkers({ sites, chosen, onChoose }: SiteMarkersProps) {
  const { map } = useMap();
  const clusters = clustersOf(sites, useMapZoom());

  function bringIn(items: readonly LocatedSite[], animate: boolean) {
    const bounds = boundsOf(items.map(({ at }) => at));
    if (bounds) map.fitBounds(bounds, { padding: MARGIN_PX, maxZoom: MAX_FIT_ZOOM, animate });
  }

  const fitAll = useEffectEvent(() => {
    if (sites.length > 1) bringIn(sites, false);
  });
  useEffect(() => fitAll(), []);

  /** The Tab key reaches markers beyond the edge of the map, too. */
  function reveal({ latitude, longitude }: Coordinates) {
    if (!map.getBounds().contains([longitude, latitude])) {
      map.easeTo({ center: [longitude, latitude] });
    }
  }

  function choose(items: readonly LocatedSite[]) {
    // Sites on the very same place part at no zoom: they are listed instead.
    const parts = items.length > 1 && clustersOf(items, MAX_FIT_ZOOM).length > 1;
    if (parts) bringIn(items, true);
    else onChoose(items.map(({ site }) => site.id));
  }

  return clusters.map(({ items, at }) => (
    <MapMarker key={items[0]?.site.id} at={at} anchor="center">
      <SiteMarker
        sites={items}
        chosen={items.some(({ site }) => chosen.includes(site.id))}
        onChoose={() => choose(items)}
        onFocus={() => reveal(at)}
      />
    </MapMarker>
  ));
}
