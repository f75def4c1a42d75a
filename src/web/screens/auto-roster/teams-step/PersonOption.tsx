import { Check } from 'lucide-react';
import { memo } from 'react';
import type { Employee } from '#contract/api/employees';
import { Avatar } from '../../../ui/Avatar';
import { cn } from '../../../ui/cn';

type PersonOptionProps = {
  person: Employee;
  chosen: boolean;
  /** Whether the Tab key stops here. */
  current: boolean;
  onToggle: (id: string) => void;
};

export const PersonOption = memo(function PersonOption(props: PersonOptionProps) {
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
        // What is out of sight is not painted: there may be a thousand.
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
