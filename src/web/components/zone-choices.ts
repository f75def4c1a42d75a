import { SERVER_ZONES, WIZARD_ZONES } from '#engine/time/zone-lists';
import { isZone } from '#engine/time/zones';

/** All zones that this browser knows. */
export function zonesEverywhere(): string[] {
  return Intl.supportedValuesOf('timeZone').filter(isZone);
}

/** Lists each zone once: the organisation's own first, then those of its sites, then the wizard's, then the server's and any others. */
export function zoneChoices(
  ownZone: string,
  chosen: string,
  others: readonly string[] = [],
  siteZones: readonly string[] = [],
): { label: string; zones: string[] }[] {
  const seen = new Set<string>();
  const fresh = (zones: readonly string[]) =>
    zones.filter((zone) => {
      if (zone === '' || seen.has(zone)) return false;
      seen.add(zone);
      return true;
    });
  return [
    { label: 'Your organisation', zones: fresh([ownZone]) },
    { label: 'Your job sites', zones: fresh(siteZones) },
    { label: 'Common', zones: fresh(WIZARD_ZONES) },
    { label: 'More', zones: fresh([...SERVER_ZONES, chosen]) },
    { label: 'Everywhere else', zones: fresh(others) },
  ].filter(({ zones }) => zones.length > 0);
}
