import { useSearch } from '@tanstack/react-router';
import { useSearchText } from '../../../components/use-search-text';
import { SearchInput } from '../../../ui/SearchInput';
import { useGridSearch } from '../grid/use-grid-search';

/** '/' comes here. Enter and Esc go on to the rows. */
export function FindPeople({ className }: { className?: string }) {
  const { find = '' } = useSearch({ from: '/signed-in/roster' });
  const { setFind } = useGridSearch();
  const [text, setText] = useSearchText(find, setFind);
  return (
    <SearchInput
      aria-label="Find people"
      placeholder="Find people"
      className={className}
      value={text}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== 'Escape') return;
        event.preventDefault();
        if (event.key === 'Escape') setText('');
        const row = document.querySelector<HTMLElement>('[role=grid] [tabindex="0"]');
        if (row) row.focus();
        // On a phone there is no grid, and the keyboard covers the people.
        else if (event.key === 'Enter') event.currentTarget.blur();
      }}
    />
  );
}
