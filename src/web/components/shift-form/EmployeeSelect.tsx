import { ChevronDown } from 'lucide-react';
import * as Popover from 'radix-ui/popover';
import { type KeyboardEvent, type Ref, useId, useRef, useState } from 'react';
import type { Employee } from '#contract/api/employees';
import type { FieldControl } from '../../ui/Field';
import { Input } from '../../ui/Input';
import { EmployeeOptions, optionId } from './EmployeeOptions';
import { findPeople, MOST_SHOWN } from './find-people';

type EmployeeSelectProps = FieldControl & {
  employees: Employee[];
  value: string;
  onChange: (id: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
};

/** Typing narrows the list, because a menu of a thousand names is no help. */
export function EmployeeSelect(props: EmployeeSelectProps) {
  const { employees, value, onChange, onBlur, ref, ...control } = props;
  const listId = useId();
  const anchor = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  /** Undefined while the field shows the chosen person. */
  const [typed, setTyped] = useState<string>();
  const [active, setActive] = useState(0);
  const chosen = employees.find(({ id }) => id === value);
  const found = findPeople(employees, typed ?? '');
  const shown = found.slice(0, MOST_SHOWN);

  function show(next: boolean) {
    setOpen(next);
    if (next)
      setActive(
        Math.max(
          0,
          shown.findIndex(({ id }) => id === value),
        ),
      );
    else setTyped(undefined);
  }

  function choose(id: string) {
    onChange(id);
    show(false);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (open) setActive((active + step + shown.length) % Math.max(shown.length, 1));
      else show(true);
    }
    if (event.key === 'Enter' && open) {
      // Enter would also send the form.
      event.preventDefault();
      const person = shown[active];
      if (person) choose(person.id);
    }
  }

  return (
    <Popover.Root open={open} onOpenChange={show}>
      <Popover.Anchor ref={anchor} className="relative">
        <Input
          {...control}
          ref={ref}
          role="combobox"
          aria-expanded={open}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={open && shown[active] ? optionId(listId, active) : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder="Type a name"
          className="pr-9"
          value={typed ?? chosen?.name ?? ''}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
            setOpen(true);
          }}
          onFocus={(event) => event.target.select()}
          onClick={() => show(true)}
          onKeyDown={onKeyDown}
          onBlur={() => {
            show(false);
            onBlur();
          }}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-muted"
        />
      </Popover.Anchor>
      {/* A portal would put the list outside the dialog, which would keep it from scrolling. */}
      <Popover.Content
        align="start"
        sideOffset={4}
        collisionPadding={8}
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onInteractOutside={(event) => {
          if (anchor.current?.contains(event.target as Node)) event.preventDefault();
        }}
        role="presentation"
        className="z-10 max-h-72 w-(--radix-popover-trigger-width) animate-pop-in overflow-y-auto rounded-lg border border-line bg-raised p-1 shadow-raised"
      >
        <EmployeeOptions
          id={listId}
          employees={shown}
          more={found.length - shown.length}
          chosenId={value}
          active={active}
          onChoose={choose}
        />
      </Popover.Content>
    </Popover.Root>
  );
}
