import type { Coordinates } from '../../../components/map/coordinates';
import type { SiteToday } from './site-today';

export interface LocatedSite extends SiteToday {
  at: Coordinates;
}

export function locatedOf(sites: readonly SiteToday[]): LocatedSite[] {
  return sites.flatMap((one) => {
    const { latitude, longitude } = one.site;
    return latitude === null || longitude === null ? [] : [{ ...one, at: { latitude, longitude } }];
  });
}
