import type { Ref } from 'react';
import type { Employee } from '#contract/api/employees';
import { Avatar } from '../../../ui/Avatar';
import { cn } from '../../../ui/cn';

type PersonOptionsProps = {
  ref: Ref<HTMLDivElement>;
  id: string;
  matches: readonly Employee[];
  active: number;
  onChoose: (person: Employee) => void;
};

export function PersonOptions({ ref, id, matches, active, onChoose }: PersonOptionsProps) {
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
          // The box would lose the focus and close the list before the click arrives.
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
