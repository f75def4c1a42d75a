import { SIGNUP_REQUEST_STATUSES } from '#contract/list-choices';
import { pageParam, textParam } from '../../platform/search-params';

export type OrganizationSearch = {
  /** For those who have both an organisation and the platform to look after. */
  tab?: 'requests' | undefined;
  /** Of signup requests; left out: those that wait for a decision. */
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
