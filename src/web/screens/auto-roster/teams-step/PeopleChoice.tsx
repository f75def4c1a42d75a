import { Check } from 'lucide-react';
import {
  type KeyboardEvent,
  memo,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Employee } from '#contract/api/employees';
import { matchEmployees } from '../../../components/match-employees';
import { Avatar } from '../../../ui/Avatar';
import { Button } from '../../../ui/Button';
import { cn } from '../../../ui/cn';
import { SearchInput } from '../../../ui/SearchInput';

type PeopleChoiceProps = {
  employees: readonly Employee[];
  chosenIds: readonly string[];
  onChoose: (ids: string[]) => void;
};

export function PeopleChoice({ employees, chosenIds, onChoose }: PeopleChoiceProps) {
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const shown = useMemo(() => matchEmployees(employees, wanted), [employees, wanted]);
  const chosen = useMemo(() => new Set(chosenIds), [chosenIds]);

  /** Keeps the order of the list: Auto Distribute deals people out in it. */
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

type PeopleListboxProps = {
  people: readonly Employee[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** The list is one stop of the Tab key; arrow keys move within it, Space chooses. */
function PeopleListbox({ people, chosen, onChoose }: PeopleListboxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string>();
  const current = Math.max(
    0,
    people.findIndex(({ id }) => id === currentId),
  );

  // The function must stay the same, or a click would draw a thousand options again.
  const latest = useRef({ chosen, onChoose });
  useEffect(() => {
    latest.current = { chosen, onChoose };
  });
  const toggle = useCallback((id: string) => {
    const next = new Set(latest.current.chosen);
    if (!next.delete(id)) next.add(id);
    setCurrentId(id);
    latest.current.onChoose(next);
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    const page = 8;
    const last = people.length - 1;
    const to = {
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      PageDown: current + page,
      PageUp: current - page,
      Home: 0,
      End: last,
    }[event.key];
    const person = people[Math.max(0, Math.min(to ?? current, last))];
    if (!person) return;
    if (event.key === ' ' || event.key === 'Enter') toggle(person.id);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
      onChoose(new Set([...chosen, ...people.map(({ id }) => id)]));
    } else if (to === undefined) return;
    event.preventDefault();
    setCurrentId(person.id);
    box.current?.querySelector<HTMLElement>(`[data-person="${person.id}"]`)?.focus();
  }

  return (
    <div
      ref={box}
      role="listbox"
      aria-label="Employees"
      aria-multiselectable="true"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="grid max-h-64 grid-cols-1 overflow-y-auto rounded-lg border border-line bg-surface p-1 sm:grid-cols-2 xl:grid-cols-3"
    >
      {people.map((person, index) => (
        <PersonOption
          key={person.id}
          person={person}
          chosen={chosen.has(person.id)}
          current={index === current}
          onToggle={toggle}
        />
      ))}
    </div>
  );
}

type PersonOptionProps = {
  person: Employee;
  chosen: boolean;
  /** Whether the Tab key stops here. */
  current: boolean;
  onToggle: (id: string) => void;
};

const PersonOption = memo(function PersonOption(props: PersonOptionProps) {
  const { person, chosen, current, onToggle } = props;
  const { id, name, shift_group } = person;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
    <div
      role="option"
      aria-selected={chosen}
      tabIndex={current ? 0 : -1}
      data-person={id}
      onClick={() => onToggle(id)}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md px-2 -outline-offset-2 select-none hover:bg-subtle sm:min-h-9 sm:text-sm',
        // Options out of sight are not painted: there may be a thousand.
        '[contain-intrinsic-size:auto_2.25rem] [content-visibility:auto]',
      )}
    >
      <span
        aria-hidden="true"
        className={cn(
          'grid size-5 shrink-0 place-items-center rounded-sm border',
          chosen ? 'border-brand bg-brand text-brand-text' : 'border-line-strong bg-raised',
        )}
      >
        {chosen && <Check strokeWidth={3} className="size-3.5" />}
      </span>
      <Avatar name={name} color={shift_group?.color_hex} size="sm" />
      <span className="min-w-0 flex-1 truncate" title={name}>
        {name}
      </span>
    </div>
  );
});
