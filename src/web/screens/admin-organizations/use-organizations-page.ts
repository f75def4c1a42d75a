import { useNavigate, useSearch } from '@tanstack/react-router';
import { useLastPage } from '../../components/use-last-page';
import { useOwnedOrganizations } from '../../data/admin-organizations';
import type { OrganizationsSearch } from './organizations-search';

/** The page of the list that the address names, and the way to another. */
export function useOrganizationsPage() {
  const search = useSearch({ from: '/signed-in/admin/organizations' });
  const navigate = useNavigate({ from: '/admin/organizations' });
  const { page = 1 } = search;
  const query = useOwnedOrganizations(search);
  const total = query.isPlaceholderData ? undefined : query.data?.total;
  useLastPage(page, total, (last) => {
    void navigate({ search: (current) => ({ ...current, page: last }), replace: true });
  });

  /** Another choice begins at its first page. */
  function change(choice: OrganizationsSearch) {
    void navigate({
      search: (current) => ({ ...current, page: undefined, ...choice }),
      replace: 'search' in choice,
      resetScroll: 'page' in choice,
    });
  }

  return { search, page, query, change };
}
