import { Layers } from 'lucide-react';
import type { ShiftGroup } from '#contract/api/shift-groups';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { ColorDot } from '../../../ui/ColorDot';
import { cn } from '../../../ui/cn';
import { EmptyState } from '../../../ui/EmptyState';

type GroupChoiceProps = {
  groups: readonly ShiftGroup[];
  chosenIds: readonly string[];
  onChoose: (ids: string[]) => void;
  onManual: () => void;
};

export function GroupChoice({ groups, chosenIds, onChoose, onManual }: GroupChoiceProps) {
  if (groups.length === 0) {
    return (
      <EmptyState
        icon={<Layers />}
        title="No shift groups yet"
        text="Groups are kept on the Employees page. For now, pick people one by one."
        action={<Button onClick={onManual}>Manual Selection</Button>}
        className="py-8"
      />
    );
  }
  const chosen = new Set(chosenIds);
  return (
    <fieldset className="grid gap-2 sm:grid-cols-2 xl:grid-cols-3">
      <legend className="sr-only">Shift groups</legend>
      {groups.map(({ id, name, color_hex, member_count }) => (
        <label
          key={id}
          htmlFor={`wizard-group-${id}`}
          className={cn(
            'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-lg border bg-surface px-3 py-2 transition-colors sm:text-sm',
            chosen.has(id)
              ? 'border-brand bg-brand-soft/50'
              : 'border-line hover:border-line-strong',
          )}
        >
          <Checkbox
            id={`wizard-group-${id}`}
            checked={chosen.has(id)}
            onChange={({ target }) =>
              // In the order of the groups, whatever the order of the clicks: group i is team i.
              onChoose(
                groups
                  .map((group) => group.id)
                  .filter((other) => (other === id ? target.checked : chosen.has(other))),
              )
            }
          />
          <ColorDot color={color_hex} />
          <span className="min-w-0 flex-1 truncate" title={name}>
            {name}
          </span>
          <span className="text-sm text-muted tabular-nums">
            {member_count} {member_count === 1 ? 'person' : 'people'}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
