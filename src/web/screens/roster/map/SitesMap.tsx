import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Shift } from '#contract/api/shifts';
import { Basemap } from '../../../components/map/Basemap';
import { useMap } from '../../../components/map/map-context';
import { useDialog } from '../../../components/use-dialog';
import { CellDialog } from '../cell/CellDialog';
import { LocateMe } from './LocateMe';
import { type LocatedSite, locatedOf } from './located';
import { mapHeight, mapLayout } from './map-box';
import { openingView } from './opening-view';
import { SiteList } from './SiteList';
import { SiteMarkers } from './SiteMarkers';
import { SitePanel } from './SitePanel';
import type { SiteToday } from './site-today';

type ShowChosenProps = {
  site: LocatedSite | undefined;
  /** Chosen in the list: it may be far away and among others. */
  near: boolean;
};

const NEAR_ZOOM = 12;

const PANEL_WIDTH_PX = 340;

const PANEL_HEIGHT_PX = 180;

interface Choice {
  /** More than one for sites on the same place. */
  ids: string[];
  fromList: boolean;
}

const NONE: Choice = { ids: [], fromList: false };

export function SitesMap({ sites }: { sites: readonly SiteToday[] }) {
  const located = locatedOf(sites);
  const others = sites.filter(({ site }) => site.latitude === null || site.longitude === null);
  const [choice, setChoice] = useState(NONE);
  const day = useDialog<Shift>();
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const chosen = sites.filter(({ site }) => choice.ids.includes(site.id));

  function choose(ids: string[], fromList: boolean) {
    // Chosen among several in the panel: what opened the panel stays what it returns to.
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
          otherwise="The list has the same sites."
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

/** Moves the map where the chosen site would be out of sight or under its panel. */
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
