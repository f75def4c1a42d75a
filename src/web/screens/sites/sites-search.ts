// The page's address: /sites?search=depot
import { textParam } from '../../platform/search-params';

export interface SitesSearch {
  search?: string | undefined;
}

export function readSitesSearch({ search }: Record<string, unknown>): SitesSearch {
  return { search: textParam(search) };
}
