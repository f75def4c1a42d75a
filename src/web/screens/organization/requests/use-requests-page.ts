import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLastPage } from '../../../components/use-last-page';
import { useSignupRequests } from '../../../data/signup-requests';
import type { OrganizationSearch } from '../organization-search';

/** The page of the requests that the address names, and the way to another. */
export function useRequestsPage() {
  const search = useSearch({ from: '/signed-in/organization' });
  const navigate = useNavigate({ from: '/organization' });
  const { status = 'pending', search: text = '', page = 1 } = search;
  const query = useSignupRequests({ status, search: text, page });
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  useLastPage(page, total, (last) => {
    void navigate({ search: (current) => ({ ...current, page: last }), replace: true });
  });

  /** Another choice begins at its first page. */
  function change(choice: Omit<OrganizationSearch, 'tab'>) {
    void navigate({
      search: (current) => ({ ...current, page: undefined, ...choice }),
      replace: 'search' in choice,
      resetScroll: 'page' in choice,
    });
  }

  return { status, text, page, query, change };
}
