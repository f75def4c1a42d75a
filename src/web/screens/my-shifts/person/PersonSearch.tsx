import { type Ref, useEffect, useId, useRef } from 'react';
import type { Employee } from '#contract/api/employees';
import { counted } from '#engine/counted';
import { Avatar } from '../../../ui/Avatar';
import { cn } from '../../../ui/cn';
import { SearchInput } from '../../../ui/SearchInput';
import { usePersonSearch } from './use-person-search';

type PersonSearchProps = {
  /** Undefined while loading. */
  people: readonly Employee[] | undefined;
  /** From now on the people are needed. */
  onFocus: () => void;
  onSelect: (person: Employee, byItself: boolean) => void;
};

const NOBODY: readonly Employee[] = [];

export function PersonSearch({ people, onFocus, onSelect }: PersonSearchProps) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const search = usePersonSearch(people ?? NOBODY, onSelect);
  const { matches, active, listed } = search;
  const none = people !== undefined && search.text.trim() !== '' && matches.length === 0;

  useEffect(() => {
    if (active >= 0) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  return (
    <search className="relative w-full sm:w-80 print:hidden" onFocus={onFocus}>
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
        {listed && counted(matches.length, 'employee matches', 'employees match')}
      </p>
    </search>
  );
}

type PersonOptionsProps = {
  ref: Ref<HTMLDivElement>;
  id: string;
  matches: readonly Employee[];
  active: number;
  onChoose: (person: Employee) => void;
};

function PersonOptions({ ref, id, matches, active, onChoose }: PersonOptionsProps) {
  return (
    <div
      ref={ref}
      id={id}
      role="listbox"
      aria-label="Matching employees"
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 animate-pop-in overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-raised"
    >
      {matches.map((person, index) => (
        <div
          key={person.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          // A press would take the focus from the box and close the list before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
          onKeyDown={() => {}}
          className={cn(
            'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2.5 py-1.5 text-base hover:bg-subtle sm:min-h-9 sm:text-sm',
            index === active && 'bg-subtle',
          )}
        >
          <Avatar name={person.name} color={person.shift_group?.color_hex} size="sm" />
          <span className="min-w-0 flex-1 truncate">{person.name}</span>
          {person.shift_group && (
            <span className="truncate text-xs text-muted">{person.shift_group.name}</span>
          )}
        </div>
      ))}
    </div>
  );
}
