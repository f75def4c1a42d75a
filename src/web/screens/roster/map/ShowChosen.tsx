import { useEffect, useEffectEvent } from 'react';
import { useMap } from '../../../components/map/map-context';
import type { LocatedSite } from './located';

const NEAR_ZOOM = 12;
const PANEL_WIDTH_PX = 340;
const PANEL_HEIGHT_PX = 180;

type ShowChosenProps = {
  site: LocatedSite | undefined;
  /** Chosen in the list: it may be far away and among others. */
  near: boolean;
};

/** Moves the map where the chosen site would be out of sight or under its panel. */
export function ShowChosen({ site, near }: ShowChosenProps) {
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
