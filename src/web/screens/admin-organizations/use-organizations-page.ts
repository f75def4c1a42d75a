import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pagesOf } from '../../components/pages';
import { useOwnedOrganizations } from '../../data/admin-organizations';
import type { OrganizationsSearch } from './organizations-search';

/** The page of the list that the address names, and the way to another. */
export function useOrganizationsPage() {
  const search = useSearch({ from: '/signed-in/admin/organizations' });
  const navigate = useNavigate({ from: '/admin/organizations' });
  const { page = 1 } = search;
  const query = useOwnedOrganizations(search);
  const { data, isPlaceholderData } = query;
  const pages = data && !isPlaceholderData ? pagesOf(data.total) : undefined;

  useEffect(() => {
    if (pages === undefined || page <= pages) return;
    void navigate({
      search: (current) => ({ ...current, page: pages === 1 ? undefined : pages }),
      replace: true,
    });
  }, [page, pages, navigate]);

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
