import { ORGANIZATION_SORTS, STATUS_FILTERS } from '#contract/list-choices';
import { pageParam, textParam } from '../../platform/search-params';

export type OrganizationsSearch = {
  search?: string | undefined;
  status?: (typeof STATUS_FILTERS)[number] | undefined;
  sort?: (typeof ORGANIZATION_SORTS)[number] | undefined;
  direction?: 'asc' | 'desc' | undefined;
  page?: number | undefined;
  /** The organisation whose details are open. */
  organization?: string | undefined;
};

/** Unknown values are left out, so an old or mistyped link still opens the list. */
export function readOrganizationsSearch(raw: Record<string, unknown>): OrganizationsSearch {
  return {
    search: textParam(raw.search),
    status: STATUS_FILTERS.find((status) => status === raw.status && status !== 'all'),
    sort: ORGANIZATION_SORTS.find((sort) => sort === raw.sort && sort !== 'created_at'),
    direction: raw.direction === 'asc' ? 'asc' : undefined,
    page: pageParam(raw.page),
    organization: textParam(raw.organization),
  };
}
