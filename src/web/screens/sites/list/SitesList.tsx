import { useNavigate, useSearch } from '@tanstack/react-router';
import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { counted, formatCount } from '#engine/counted';
import { useSearchText } from '../../../components/use-search-text';
import { useWideScreen } from '../../../components/use-wide-screen';
import { Button } from '../../../ui/Button';
import { Card } from '../../../ui/Card';
import { EmptyState } from '../../../ui/EmptyState';
import { ListSkeleton } from '../../../ui/ListSkeleton';
import { SearchInput } from '../../../ui/SearchInput';
import { filterSites } from './filter-sites';
import { SiteCards } from './SiteCards';
import { type SiteRowsProps, SitesTable, SitesTableHead } from './SitesTable';

type SitesListProps = Omit<SiteRowsProps, 'sites'> & {
  /** Undefined while loading. */
  sites: SiteRowsProps['sites'] | undefined;
};

const NO_SITES: SiteRowsProps['sites'] = [];

export function SitesList({ sites, ...actions }: SitesListProps) {
  const { search = '' } = useSearch({ from: '/signed-in/sites' });
  const navigate = useNavigate({ from: '/sites' });
  const wide = useWideScreen();
  const [text, setText] = useSearchText(search, (typed) =>
    navigate({ search: { search: typed || undefined }, replace: true, resetScroll: false }),
  );
  const found = useMemo(() => filterSites(sites ?? NO_SITES, text), [sites, text]);
  const List = wide ? SitesTable : SiteCards;

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 print:hidden">
        <SearchInput
          aria-label="Search job sites"
          placeholder="Name, address or phone"
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="w-full sm:w-80"
        />
        <p role="status" className="text-sm text-muted tabular-nums">
          {sites ? countText(found.length, sites.length) : 'Loading job sites...'}
        </p>
      </div>
      {!sites && <SitesLoading wide={wide} />}
      {sites && found.length === 0 && <NoMatchingSites onClear={() => setText('')} />}
      {found.length > 0 && <List sites={found} {...actions} />}
    </div>
  );
}

function SitesLoading({ wide }: { wide: boolean }) {
  return (
    <ListSkeleton
      wide={wide}
      label="Job sites, loading"
      head={<SitesTableHead />}
      rows={6}
      columns={[['my-0.5 w-40', 'mt-1 h-3 w-20'], 'w-24', 'w-44', 'w-36', 'ml-auto w-16']}
      cards={{ box: 'flex flex-col gap-3', height: 'h-46' }}
    />
  );
}

function NoMatchingSites({ onClear }: { onClear: () => void }) {
  return (
    <Card>
      <EmptyState
        icon={<SearchX />}
        title="No job sites match your search."
        action={<Button onClick={onClear}>Show all job sites</Button>}
      />
    </Card>
  );
}

function countText(found: number, all: number): string {
  const sites = counted(all, 'job site');
  return found === all ? sites : `${formatCount(found)} of ${sites}`;
}
