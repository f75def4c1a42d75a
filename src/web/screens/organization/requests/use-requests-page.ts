import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pagesOf } from '../../../components/pages';
import { useSignupRequests } from '../../../data/signup-requests';
import type { OrganizationSearch } from '../organization-search';

/** The page of the requests that the address names, and the way to another. */
export function useRequestsPage() {
  const search = useSearch({ from: '/signed-in/organization' });
  const navigate = useNavigate({ from: '/organization' });
  const { status = 'pending', search: text = '', page = 1 } = search;
  const query = useSignupRequests({ status, search: text, page });
  const { data, isPlaceholderData } = query;
  const pages = data && !isPlaceholderData ? pagesOf(data.total) : undefined;

  // The last request of the last page has been decided, or the link is an old one.
  useEffect(() => {
    if (pages === undefined || page <= pages) return;
    void navigate({
      search: (current) => ({ ...current, page: pages === 1 ? undefined : pages }),
      replace: true,
    });
  }, [page, pages, navigate]);

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
