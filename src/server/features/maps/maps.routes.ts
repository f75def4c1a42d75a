import { getMapsConfig } from '#contract/api/maps';
import type { Http } from '../../http/http';
import type { Parts } from '../../parts';

export function mapsRoutes(http: Http, { config }: Parts): void {
  http.route(getMapsConfig, async () => ({
    apiKey: config.map.apiKey,
    basemap: config.map.styleUrl ? ('style' as const) : ('built-in' as const),
    styleUrl: config.map.styleUrl,
  }));
}
