import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import type { Employee } from '#contract/api/employees';

/** Holds what was typed, who matches, and which match the arrow keys are on. */
export function usePersonSearch(
  people: readonly Employee[],
  onSelect: (person: Employee, byItself: boolean) => void,
) {
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const matches = matchPeople(people, text);
  const listed = open && matches.length > 1;

  // An effect, because the person may type before the list has loaded.
  const only = matches.length === 1 ? matches[0] : undefined;
  const selectOnly = useEffectEvent(() => only && onSelect(only, true));
  const onlyId = only?.id;
  useEffect(() => {
    if (onlyId) selectOnly();
  }, [onlyId]);

  function type(next: string) {
    setText(next);
    setOpen(true);
    setActive(-1);
  }

  function choose(person: Employee) {
    setText(person.name);
    setOpen(false);
    setActive(-1);
    onSelect(person, false);
  }

  function move(step: 1 | -1) {
    const from = active === -1 && step === -1 ? 0 : active;
    setActive((from + step + matches.length) % matches.length);
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key } = event;
    if (matches.length > 1 && (key === 'ArrowDown' || key === 'ArrowUp')) {
      event.preventDefault();
      setOpen(true);
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (listed && key === 'Enter') {
      event.preventDefault();
      const chosen = matches[active];
      if (chosen) choose(chosen);
    } else if (listed && key === 'Escape') {
      // The first Esc only closes the list: the browser would also empty the box.
      event.preventDefault();
      setOpen(false);
      setActive(-1);
    }
  }

  return {
    text,
    matches,
    active,
    listed,
    type,
    choose,
    clear: () => type(''),
    input: {
      onKeyDown,
      onFocus: () => setOpen(true),
      onBlur: () => setOpen(false),
    },
  };
}

/** Finds people by any part of their name, and nobody while nothing is typed. */
export function matchPeople(people: readonly Employee[], typed: string): Employee[] {
  const wanted = typed.trim().toLocaleLowerCase();
  if (wanted === '') return [];
  return people.filter(({ name }) => name.toLocaleLowerCase().includes(wanted));
}
