import { SIGNUP_REQUEST_STATUSES } from '#contract/api/signup-requests';
import { pageParam, textParam } from '../../platform/search-params';

export type OrganizationSearch = {
  /** For those who have both an organisation and the platform to look after. */
  tab?: 'requests' | undefined;
  status?: (typeof SIGNUP_REQUEST_STATUSES)[number] | undefined;
  search?: string | undefined;
  page?: number | undefined;
};

export function readOrganizationSearch(raw: Record<string, unknown>): OrganizationSearch {
  return {
    tab: raw.tab === 'requests' ? 'requests' : undefined,
    status: SIGNUP_REQUEST_STATUSES.find((status) => status === raw.status),
    search: textParam(raw.search),
    page: pageParam(raw.page),
  };
}
