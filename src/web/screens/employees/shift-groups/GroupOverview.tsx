import { type CSSProperties, useId } from 'react';
import { FALLBACK_GROUP_COLOR } from '#contract/api/shift-groups';
import { counted, formatCount } from '#engine/counted';
import type { Board } from '../../../data/shift-group-changes';
import { Avatar } from '../../../ui/Avatar';
import { type People, peopleByGroup, UNASSIGNED } from './board-items';

const NOBODY: People = { shown: [], count: 0 };

/** The board for people who may not change it: the same cards, with nothing to drag or open. */
export function GroupOverview({ board, search }: { board: Board; search: string }) {
  const people = peopleByGroup(board.employees, search);
  const searching = search !== '';
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-4">
      <GroupPeople name={UNASSIGNED} people={people.get(null) ?? NOBODY} searching={searching} />
      {board.groups.map(({ id, name, color_hex }) => (
        <GroupPeople
          key={id}
          name={name}
          color={color_hex ?? FALLBACK_GROUP_COLOR}
          people={people.get(id) ?? NOBODY}
          searching={searching}
        />
      ))}
    </div>
  );
}

type GroupPeopleProps = { name: string; color?: string; people: People; searching: boolean };

function GroupPeople({ name, color, people: { shown, count }, searching }: GroupPeopleProps) {
  const titleId = useId();
  const everyone = counted(count, 'employee');
  const stripe: CSSProperties = { backgroundColor: color ?? 'transparent' };
  return (
    <section
      aria-labelledby={titleId}
      className="min-w-0 rounded-lg border border-line bg-surface shadow-card"
    >
      <span aria-hidden="true" style={stripe} className="block h-1.5 rounded-t-lg" />
      <header className="px-4 pt-2.5 pb-1.5">
        <h2 id={titleId} title={name} className="truncate font-semibold">
          {name}
        </h2>
        <p className="text-sm text-muted tabular-nums">
          {searching ? `${formatCount(shown.length)} of ${everyone}` : everyone}
        </p>
      </header>
      {shown.length > 0 && (
        <ul aria-labelledby={titleId} className="px-4 pb-3">
          {shown.map((employee) => (
            <li key={employee.id} className="flex h-9 items-center gap-2.5 sm:text-sm">
              <Avatar name={employee.name} size="sm" />
              <span className="truncate" title={employee.name}>
                {employee.name}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
