// The clocks of the sites, for viewers whose own clock shows another time.
import { wallTimeOf } from '#engine/cells/cell';
import { instantOf } from '#engine/time/instants';
import type { Zone } from '#engine/time/kinds';
import { foreignZoneName } from '../../../platform/formats';
import type { SiteClocks } from '../surface/cell-look';

export function siteClocks(sites: readonly { id: string; timezone: string }[]): SiteClocks {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const zones = new Map(sites.map(({ id, timezone }) => [id, timezone]));
  // Intl takes longer than drawing the cell, so its answers are kept.
  const known = new Map<string, string | undefined>();
  return {
    differ: (siteId) => (zones.get(siteId) ?? own) !== own,
    zoneAt(siteId, date, start) {
      const zone = zones.get(siteId);
      if (!zone || zone === own) return undefined;
      const key = `${zone} ${date} ${start}`;
      if (!known.has(key)) {
        // On the day of a clock change, the name depends on the time.
        const instant = instantOf(date, wallTimeOf(start), zone as Zone);
        known.set(key, foreignZoneName(zone, new Date(instant).toISOString()));
      }
      return known.get(key);
    },
  };
}
