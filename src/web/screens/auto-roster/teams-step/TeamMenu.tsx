import { Check, ChevronDown } from 'lucide-react';
import type { Employee } from '#contract/api/employees';
import { Button } from '../../../ui/Button';
import { ColorDot } from '../../../ui/ColorDot';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu';
import type { TeamAssignment } from '../wizard/wizard-state';

type TeamMenuProps = {
  person: Employee;
  teams: readonly TeamAssignment[];
  reachable: boolean;
  onAssign: (employeeId: string, teamId: string | null) => void;
};

export function TeamMenu({ person, teams, reachable, onAssign }: TeamMenuProps) {
  const own = teams.find(({ employeeIds }) => employeeIds.includes(person.id));
  return (
    <Menu
      trigger={
        <Button
          variant="ghost"
          size="sm"
          tabIndex={reachable ? 0 : -1}
          aria-label={`Team of ${person.name}`}
          className="text-muted"
        >
          {own ? `Team ${own.teamName}` : 'Choose team'}
          <ChevronDown aria-hidden="true" />
        </Button>
      }
    >
      {teams.map((team) => (
        <MenuItem
          key={team.teamId}
          disabled={team === own}
          onSelect={() => onAssign(person.id, team.teamId)}
        >
          <ColorDot color={team.color} />
          <span className="flex-1">Team {team.teamName}</span>
          {team === own && <Check aria-hidden="true" />}
        </MenuItem>
      ))}
      {own && (
        <>
          <MenuSeparator />
          <MenuItem onSelect={() => onAssign(person.id, null)}>No team</MenuItem>
        </>
      )}
    </Menu>
  );
}
