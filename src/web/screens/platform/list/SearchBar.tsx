import { useNavigate, useSearch } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { LIMITS } from '#contract/limits';
import { useCsvExport } from '../../../components/use-csv-export';
import { useDelayedSearch } from '../../../components/use-search-text';
import { useZone } from '../../../data/session';
import { Button } from '../../../ui/Button';
import { SearchInput } from '../../../ui/SearchInput';

type SearchBarProps = {
  what: 'organizations' | 'users';
  placeholder: string;
  text: string;
  onText: (text: string) => void;
  readExport: (search: string) => Promise<string>;
};

export function SearchBar({ what, placeholder, text, onText, readExport }: SearchBarProps) {
  const { exportCsv, pending } = useCsvExport(what, useZone());
  return (
    <search className="flex flex-wrap gap-2">
      <SearchInput
        aria-label={`Search ${what}`}
        placeholder={placeholder}
        autoComplete="off"
        maxLength={LIMITS.nameLength}
        value={text}
        onChange={(event) => onText(event.target.value)}
        className="min-w-0 flex-1 sm:max-w-80"
      />
      <Button
        pending={pending}
        onClick={() => exportCsv(() => readExport(text))}
        className="sm:ml-auto"
      >
        {!pending && <Download aria-hidden="true" />}
        Export
      </Button>
    </search>
  );
}

/** The search of the address, and the text in the box, which the address follows. */
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
