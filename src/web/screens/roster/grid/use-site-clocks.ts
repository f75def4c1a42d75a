import { useMemo } from 'react';
import { usePlaces } from '../../../data/places';
import { foreignZoneName } from '../../../platform/formats';
import type { SiteClocks } from './surface/cell-look';

export function useSiteClocks(): SiteClocks {
  const { data: sites } = usePlaces();
  return useMemo(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const zones = new Map((sites ?? []).map(({ id, timezone }) => [id, timezone]));
    // Asking Intl takes longer than drawing the cell.
    const known = new Map<string, string | undefined>();
    return {
      differ: (siteId) => (zones.get(siteId) ?? own) !== own,
      zoneOn(siteId, date) {
        const zone = zones.get(siteId);
        if (!zone || zone === own) return undefined;
        const key = `${zone} ${date}`;
        if (!known.has(key)) known.set(key, foreignZoneName(zone, `${date}T12:00:00Z`));
        return known.get(key);
      },
    };
  }, [sites]);
}
