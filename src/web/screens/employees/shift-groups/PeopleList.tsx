import { type ReactNode, useState } from 'react';
import type { Employee } from '#contract/api/employees';
import { Button } from '../../../ui/Button';
import { cn } from '../../../ui/cn';
import { useRovingRows } from '../../../ui/use-roving-rows';
import { useNear } from '../../../ui/WindowedRows';
import { useBoardMoves } from './board-items';
import { GroupMember } from './GroupMember';

const FIRST = 50;

export type PeopleListProps = {
  groupName: string;
  shown: Employee[];
  searching: boolean;
  emptyText: string;
  dragging: boolean;
};

/** A grid with two columns, so that a card of fifty people takes two stops of the Tab key, not a hundred. */
export function PeopleList(props: PeopleListProps) {
  const { groupName, shown, searching, emptyText, dragging } = props;
  const [all, setAll] = useState(false);
  const people = all ? shown : shown.slice(0, FIRST);
  const { currentId, box, gridProps } = useRovingRows(people);

  return (
    <div ref={box} className="flex min-h-0 flex-col">
      {people.length === 0 && (
        <p className="px-4 pb-4 text-sm text-balance text-muted">
          {searching ? 'No match.' : emptyText}
        </p>
      )}
      {people.length > 0 && (
        <NearList rows={people.length}>
          <table
            {...gridProps}
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: grids are made of tables
            role="grid"
            aria-label={`People in ${groupName}`}
            aria-rowcount={shown.length}
            className={cn('w-full table-fixed', dragging && 'pointer-events-none')}
          >
            <tbody>
              {people.map((employee) => (
                <GroupMember
                  key={employee.id}
                  employee={employee}
                  current={employee.id === currentId}
                />
              ))}
            </tbody>
          </table>
        </NearList>
      )}
      {shown.length > FIRST && (
        <Button
          variant="ghost"
          size="sm"
          className="mx-2 mb-2 text-muted"
          aria-expanded={all}
          onClick={() => setAll(!all)}
        >
          {all ? `Show the first ${FIRST}` : `Show all ${shown.length}`}
        </Button>
      )}
    </div>
  );
}

const ROW_PX = 36;

/** On a board of many people, only lists in sight are drawn: each person brings a drag and a menu. */
function NearList({ rows, children }: { rows: number; children: ReactNode }) {
  const { many } = useBoardMoves();
  const { ref, near } = useNear<HTMLDivElement>('page');
  const drawn = !many || near;
  return (
    <div
      ref={ref}
      className="px-2 pb-2 sm:max-h-132 sm:overflow-y-auto"
      style={drawn ? undefined : { height: rows * ROW_PX }}
    >
      {drawn && children}
    </div>
  );
}
