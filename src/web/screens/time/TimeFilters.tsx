import { useNavigate, useSearch } from '@tanstack/react-router';
import { LIMITS } from '#contract/limits';
import { useDelayedSearch } from '../../components/use-search-text';
import { useLocations } from '../../data/locations';
import { SearchInput } from '../../ui/SearchInput';
import { Select } from '../../ui/Select';
import type { TimeSearch } from './time-search';

const ALL = 'all';

/** Whose timesheets are listed, counted and approved together. */
export function TimeFilters() {
  const { find = '', site } = useSearch({ from: '/signed-in/time' });
  const navigate = useNavigate({ from: '/time' });
  const { data: sites = [] } = useLocations();
  const change = (part: TimeSearch) =>
    void navigate({
      search: (before) => ({ ...before, ...part }),
      replace: true,
      resetScroll: false,
    });
  const [text, setText] = useDelayedSearch(find, (typed) => change({ find: typed || undefined }));
  return (
    <search
      aria-label="Filter timesheets"
      className="flex flex-wrap items-start gap-2 print:hidden"
    >
      <SearchInput
        aria-label="Search by name"
        placeholder="Name"
        autoComplete="off"
        maxLength={LIMITS.nameLength}
        value={text}
        onChange={({ target }) => setText(target.value)}
        className="w-full sm:w-72"
      />
      <Select
        aria-label="Filter by job site"
        options={[
          { value: ALL, label: 'All job sites' },
          ...sites.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value={site ?? ALL}
        onValueChange={(chosen) => change({ site: chosen === ALL ? undefined : chosen })}
        placeholder="Unknown job site"
        className="w-auto flex-1 sm:h-9 sm:w-48 sm:flex-none sm:text-sm"
      />
    </search>
  );
}
