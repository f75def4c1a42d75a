import { SIGNUP_REQUEST_STATUSES } from '#contract/list-choices';
import { pageParam, textParam } from '../../platform/search-params';

export type OrganizationSearch = {
  /** For super admins who also belong to an organisation. */
  tab?: 'requests' | undefined;
  /** The status of the signup requests. Pending when left out. */
  status?: RequestStatusFilter | undefined;
  search?: string | undefined;
  page?: number | undefined;
};

export const REQUEST_STATUS_FILTERS = [...SIGNUP_REQUEST_STATUSES, 'all'] as const;
export type RequestStatusFilter = (typeof REQUEST_STATUS_FILTERS)[number];

export function readOrganizationSearch(raw: Record<string, unknown>): OrganizationSearch {
  const status = REQUEST_STATUS_FILTERS.find((known) => known === raw.status);
  return {
    tab: raw.tab === 'requests' ? 'requests' : undefined,
    status: status === 'pending' ? undefined : status,
    search: textParam(raw.search),
    page: pageParam(raw.page),
  };
}
