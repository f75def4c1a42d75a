import { readPlatformOrganizationsExport, usePlatformOrganizations } from '../../../data/platform';
import { OrganizationCard } from './OrganizationCard';
import { SearchBar } from './SearchBar';
import { SearchedCards } from './SearchedCards';
import { usePlatformSearch } from './use-platform-search';

export function PlatformOrganizations() {
  const { search, text, setText } = usePlatformSearch();
  const query = usePlatformOrganizations(search);
  return (
    <div className="flex flex-col gap-3">
      <SearchBar
        what="organizations"
        placeholder="Name, ABN or owner"
        text={text}
        onText={setText}
        readExport={readPlatformOrganizationsExport}
      />
      <SearchedCards
        what="organizations"
        label="Organizations"
        query={query}
        searched={search !== ''}
        onShowAll={() => setText('')}
      >
        {(organization) => <OrganizationCard organization={organization} />}
      </SearchedCards>
    </div>
  );
}
