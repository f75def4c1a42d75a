import { useEffect, useId, useRef } from 'react';
import type { Employee } from '#contract/api/employees';
import { SearchInput } from '../../../ui/SearchInput';
import { PersonOptions } from './PersonOptions';
import { usePersonSearch } from './use-person-search';

type PersonSearchProps = {
  /** Undefined while they are loading. */
  people: readonly Employee[] | undefined;
  onSelect: (person: Employee, byItself: boolean) => void;
};

const NOBODY: readonly Employee[] = [];

export function PersonSearch({ people, onSelect }: PersonSearchProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const search = usePersonSearch(people ?? NOBODY, onSelect);
  const { matches, active, listed } = search;
  const none = people !== undefined && search.text.trim() !== '' && matches.length === 0;

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <search className="relative w-full sm:w-80 print:hidden">
      <SearchInput
        aria-label="Search for an employee"
        placeholder="Search for an employee by name"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={listed}
        aria-controls={listed ? id : undefined}
        aria-activedescendant={listed && active >= 0 ? `${id}-${active}` : undefined}
        value={search.text}
        onChange={(event) => search.type(event.target.value)}
        {...search.input}
      />
      {listed && (
        <PersonOptions
          ref={list}
          id={id}
          matches={matches}
          active={active}
          onChoose={search.choose}
        />
      )}
      <p role="status" className={none ? 'mt-1 text-sm text-muted' : 'sr-only'}>
        {none && 'No employees found.'}
        {listed && `${matches.length} employees match`}
      </p>
    </search>
  );
}
