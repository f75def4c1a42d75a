import { useDeferredValue, useMemo, useState } from 'react';
import type { Employee } from '#contract/api/employees';
import { searchEmployees } from '../../../components/search-employees';
import { Button } from '../../../ui/Button';
import { SearchInput } from '../../../ui/SearchInput';
import { PeopleListbox } from './PeopleListbox';

type PeopleChoiceProps = {
  employees: readonly Employee[];
  chosenIds: readonly string[];
  onChoose: (ids: string[]) => void;
};

export function PeopleChoice({ employees, chosenIds, onChoose }: PeopleChoiceProps) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => searchEmployees(employees, wanted), [employees, wanted]);
  const chosen = useMemo(() => new Set(chosenIds), [chosenIds]);

  /** In the order of the list, so that Auto Distribute deals them out as they stand. */
  function choose(next: ReadonlySet<string>) {
    onChoose(employees.filter(({ id }) => next.has(id)).map(({ id }) => id));
  }

  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <SearchInput
          aria-label="Search employees"
          placeholder="Search employees"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="min-w-0 flex-1 basis-56"
        />
        <Button
          disabled={shown.every(({ id }) => chosen.has(id))}
          onClick={() => choose(new Set([...chosen, ...shown.map(({ id }) => id)]))}
        >
          Select all{wanted.trim() ? ' found' : ''}
        </Button>
        <Button disabled={chosen.size === 0} onClick={() => choose(new Set())}>
          Clear
        </Button>
      </div>
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        {chosen.size} of {employees.length} selected
      </p>
      {shown.length === 0 ? (
        <p className="rounded-lg border border-line px-4 py-8 text-center text-muted sm:text-sm">
          No employees found.
        </p>
      ) : (
        <PeopleListbox people={shown} chosen={chosen} onChoose={choose} />
      )}
    </div>
  );
}
