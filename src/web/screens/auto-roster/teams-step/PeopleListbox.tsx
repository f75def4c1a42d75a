import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import type { Employee } from '#contract/api/employees';
import { PersonOption } from './PersonOption';

type PeopleListboxProps = {
  people: readonly Employee[];
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
};

/** One stop of the Tab key, however many people; arrow keys within, Space takes and leaves. */
export function PeopleListbox({ people, chosen, onChoose }: PeopleListboxProps) {
  const box = useRef<HTMLDivElement>(null);
  const [currentId, setCurrentId] = useState<string>();
  const current = Math.max(
    0,
    people.findIndex(({ id }) => id === currentId),
  );

  // The same function at each drawing, or a click would draw a thousand options again.
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
