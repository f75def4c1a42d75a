import { useState } from 'react';
import type { Employee } from '#contract/api/employees';
import { Button } from '../../../ui/Button';
import { useRovingRows } from '../../../ui/use-roving-rows';
import type { TeamAssignment } from '../wizard/wizard-state';
import { TeamMenu } from './TeamMenu';

type TeamPeopleProps = {
  label: string;
  people: readonly Employee[];
  teams: readonly TeamAssignment[];
  onAssign: (employeeId: string, teamId: string | null) => void;
};

const FIRST = 50;

/** A grid, so that fifty people take one stop of the Tab key; whoever leaves it hands the focus on. */
export function TeamPeople({ label, people, teams, onAssign }: TeamPeopleProps) {
  const [all, setAll] = useState(false);
  const shown = all ? people : people.slice(0, FIRST);
  const { currentId, box, gridProps } = useRovingRows(shown);
  return (
    <div ref={box} className="flex min-h-0 flex-col gap-1">
      <div className="max-h-72 overflow-y-auto">
        <table
          {...gridProps}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: grids are made of tables
          role="grid"
          aria-label={`People in ${label}`}
          aria-rowcount={people.length}
          className="w-full table-fixed"
        >
          <tbody>
            {shown.map((person) => (
              <tr key={person.id} className="hover:bg-subtle focus-within:bg-subtle">
                <td className="h-10 truncate px-2 sm:h-9 sm:text-sm" title={person.name}>
                  {person.name}
                </td>
                <td className="w-36 text-right">
                  <TeamMenu
                    person={person}
                    teams={teams}
                    reachable={person.id === currentId}
                    onAssign={onAssign}
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {people.length > FIRST && (
        <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `Show the first ${FIRST}` : `Show all ${people.length}`}
        </Button>
      )}
    </div>
  );
}
