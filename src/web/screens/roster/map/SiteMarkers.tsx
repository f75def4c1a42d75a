import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { agree, counted } from '#engine/counted';
import type { DayLights } from '#engine/cover/light';
import { CoverLight } from '../../../components/cover/CoverLight';
import { dayText, worseLights } from '../../../components/cover/light-text';
import type { Coordinates } from '../../../components/map/coordinates';
import { MapMarker } from '../../../components/map/MapMarker';
import { useMap } from '../../../components/map/map-context';
import { cn } from '../../../ui/cn';
import { clustersOf } from './cluster';
import { boundsOf, MAX_FIT_ZOOM } from './opening-view';
import { SITE_STATE_TEXT, SiteStateIcon } from './SiteStateIcon';
import { type LocatedSite, type SiteToday, strongest } from './site-today';

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

  /** Brings a marker into view: the Tab key also reaches those beyond the edge. */
  function reveal({ latitude, longitude }: Coordinates) {
    if (!map.getBounds().contains([longitude, latitude])) {
      map.easeTo({ center: [longitude, latitude] });
    }
  }

  function choose(items: readonly LocatedSite[]) {
    // Sites on the same spot never come apart, so the panel lists them.
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

/** Rounds to quarters, so that markers don't regroup in every frame of a zoom. */
function useMapZoom(): number {
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

type SiteMarkerProps = {
  /** Several when they are too close together at this zoom. */
  sites: readonly SiteToday[];
  chosen: boolean;
  onChoose: () => void;
  onFocus: () => void;
};

function SiteMarker({ sites, chosen, onChoose, onFocus }: SiteMarkerProps) {
  const state = strongest(sites);
  const name = sites.length === 1 ? sites[0]?.site.name : `${counted(sites.length, 'site')} here`;
  const lights = sites
    .flatMap((each) => each.lights ?? [])
    .reduce<DayLights | undefined>(
      (worst, each) => (worst ? worseLights(worst, each) : each),
      undefined,
    );
  const worst = agree(sites.length, '', 'worst ');
  const cover = lights ? `, ${worst}cover today: ${dayText(lights)}` : '';
  return (
    <button
      type="button"
      aria-label={`${name}: ${SITE_STATE_TEXT[state].toLowerCase()}${cover}`}
      aria-expanded={chosen}
      title={name}
      // The map takes the press, and the button would not get the focus.
      onPointerDown={(event) => event.currentTarget.focus({ preventScroll: true })}
      onFocus={onFocus}
      onClick={(event) => {
        event.stopPropagation();
        onChoose();
      }}
      className={cn(
        'relative grid size-11 place-items-center rounded-full',
        chosen && 'bg-focus/25 outline-2 outline-focus',
      )}
    >
      <SiteStateIcon state={state} size="lg">
        {sites.length > 1 ? sites.length : undefined}
      </SiteStateIcon>
      {lights && (
        <span className="absolute -top-1 left-8 rounded-sm bg-raised shadow-raised">
          <CoverLight lights={lights} wordless className="h-5 min-w-6" />
        </span>
      )}
    </button>
  );
}
