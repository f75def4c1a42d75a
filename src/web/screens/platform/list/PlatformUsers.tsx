import { readPlatformUsersExport, usePlatformUsers } from '../../../data/platform';
import { SearchBar } from './SearchBar';
import { SearchedCards } from './SearchedCards';
import { UserCard } from './UserCard';
import { usePlatformSearch } from './use-platform-search';

export function PlatformUsers() {
  const { search, text, setText } = usePlatformSearch();
  const query = usePlatformUsers(search);
  return (
    <div className="flex flex-col gap-3">
      <SearchBar
        what="users"
        placeholder="Name or email"
        text={text}
        onText={setText}
        readExport={readPlatformUsersExport}
      />
      <SearchedCards
        what="users"
        label="Users"
        query={query}
        searched={search !== ''}
        onShowAll={() => setText('')}
      >
        {(user) => <UserCard user={user} />}
      </SearchedCards>
    </div>
  );
}
