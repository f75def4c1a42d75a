import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ListedShift } from '#contract/api/roster-views';
import { Basemap } from '../../../components/map/Basemap';
import { useMap } from '../../../components/map/map-context';
import { useDialog } from '../../../components/use-dialog';
import { CellDialog } from '../cell/CellDialog';
import { LocateMe } from './LocateMe';
import { openingView } from './opening-view';
import { SiteList } from './SiteList';
import { SiteMarkers } from './SiteMarkers';
import { SitePanel } from './SitePanel';
import { type LocatedSite, locatedSites, type SiteToday } from './site-today';

/** Puts the list beside the map or below it, also while both load. */
export const mapLayout =
  'grid gap-3 lg:h-[calc(100dvh-14rem)] lg:min-h-112 lg:grid-cols-[minmax(0,1fr)_21rem]';
export const mapHeight = 'h-[60dvh] min-h-88 lg:h-full';

interface Choice {
  /** Several for sites that share a place. */
  ids: string[];
  fromList: boolean;
}

const NONE: Choice = { ids: [], fromList: false };

export function SitesMap({ sites }: { sites: readonly SiteToday[] }) {
  const located = locatedSites(sites);
  const others = sites.filter(({ site }) => site.latitude === null || site.longitude === null);
  const [choice, setChoice] = useState(NONE);
  const day = useDialog<ListedShift>();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const chosen = sites.filter(({ site }) => choice.ids.includes(site.id));

  function choose(ids: string[], fromList: boolean) {
    // Closing returns the focus to what opened the panel, not to a button inside it.
    const active = document.activeElement;
    if (!active?.closest('[role=dialog]')) opener.current = active;
    setChoice({ ids, fromList });
  }

  function close() {
    const first = choice.ids[0];
    const target = opener.current?.isConnected
      ? opener.current
      : box.current?.querySelector(`[data-site="${first}"]`);
    setChoice(NONE);
    if (target instanceof HTMLElement) target.focus();
  }

  return (
    <div ref={box} className={mapLayout}>
      <div className="relative min-w-0">
        <Basemap
          label="Work Locations Map"
          view={openingView(located.map(({ at }) => at))}
          otherwise="The list shows the same sites."
          className={mapHeight}
        >
          <LocateMe />
          <SiteMarkers sites={located} chosen={choice.ids} onChoose={(ids) => choose(ids, false)} />
          <ShowChosen
            site={located.find(({ site }) => site.id === choice.ids[0])}
            near={choice.fromList}
          />
        </Basemap>
        {chosen.length > 0 && (
          <SitePanel
            sites={chosen}
            onChoose={(id) => choose([id], false)}
            onOpen={day.show}
            onClose={close}
          />
        )}
      </div>
      <SiteList
        located={located}
        others={others}
        chosen={choice.ids}
        onChoose={(id) => choose([id], true)}
      />
      {day.subject && (
        <CellDialog
          key={day.turn}
          employee={{ id: day.subject.employee_id, name: day.subject.employee_name }}
          date={day.subject.date}
          open={day.open}
          onOpenChange={day.onOpenChange}
        />
      )}
    </div>
  );
}

const NEAR_ZOOM = 12;
const PANEL_WIDTH_PX = 340;
const PANEL_HEIGHT_PX = 180;

type ShowChosenProps = {
  site: LocatedSite | undefined;
  /** A site chosen in the list may be far away, or hidden among others. */
  near: boolean;
};

/** Moves the map when the chosen site would be out of sight or under its panel. */
function ShowChosen({ site, near }: ShowChosenProps) {
  const { map } = useMap();
  const show = useEffectEvent(({ at }: LocatedSite) => {
    const { clientWidth, clientHeight } = map.getContainer();
    const wide = clientWidth > 2 * PANEL_WIDTH_PX;
    const { x, y } = map.project([at.longitude, at.latitude]);
    const covered = wide ? x < PANEL_WIDTH_PX : y > clientHeight - 2 * PANEL_HEIGHT_PX;
    if (!near && !covered) return;
    map.easeTo({
      center: [at.longitude, at.latitude],
      zoom: near ? Math.max(map.getZoom(), NEAR_ZOOM) : map.getZoom(),
      offset: wide ? [PANEL_WIDTH_PX / 2, 0] : [0, -PANEL_HEIGHT_PX / 2],
    });
  });
  const shown = useEffectEvent(() => site && show(site));
  const id = site?.site.id;
  useEffect(() => {
    if (id) shown();
  }, [id]);
  return null;
}
