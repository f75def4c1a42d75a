// What the address of the page holds: /sites?search=depot
import { textParam } from '../../platform/search-params';

export interface SitesSearch {
  search?: string | undefined;
}

export function readSitesSearch({ search }: Record<string, unknown>): SitesSearch {
  return { search: textParam(search) };
}
