import { getMapsConfig } from '#contract/api/maps';
import type { Parts } from '../../app';
import type { Http } from '../../http/http';

export function mapsRoutes(http: Http, { config }: Parts): void {
  http.route(getMapsConfig, async () => ({
    apiKey: config.map.apiKey,
    basemap: config.map.styleUrl ? ('style' as const) : ('built-in' as const),
    styleUrl: config.map.styleUrl,
  }));
}
