import { useNavigate, useSearch } from '@tanstack/react-router';
import { useDelayedSearch } from '../../../components/use-search-text';

/** What is searched, and the text in the box, which the address follows. */
export function usePlatformSearch() {
  const { search = '' } = useSearch({ from: '/signed-in/platform' });
  const navigate = useNavigate({ from: '/platform' });
  const [text, setText] = useDelayedSearch(search, (typed) =>
    navigate({
      search: (current) => ({ ...current, search: typed || undefined }),
      replace: true,
      resetScroll: false,
    }),
  );
  return { search, text, setText };
}
