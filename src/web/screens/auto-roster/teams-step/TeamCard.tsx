import { Check, ChevronDown, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Employee } from '#contract/api/employees';
import type { Location } from '#contract/api/locations';
import { counted } from '#engine/counted';
import { parseCalendarDate } from '#engine/time/parse';
import { WeekStrip } from '../../../components/templates/CodeBadge';
import { formatShortDay } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { ColorDot } from '../../../ui/ColorDot';
import { cn } from '../../../ui/cn';
import { IconButton } from '../../../ui/IconButton';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/Menu';
import { NativeSelect } from '../../../ui/NativeSelect';
import { useRovingRows } from '../../../ui/use-roving-rows';
import { firstWeek } from '../wizard/cycle';
import type { TeamAssignment, WizardState } from '../wizard/wizard-state';

type TeamCardProps = {
  team: TeamAssignment;
  index: number;
  teams: readonly TeamAssignment[];
  people: readonly Employee[];
  state: WizardState;
  locations: readonly Location[];
  onAssign: (employeeId: string, teamId: string | null) => void;
  onSite: (locationId: string) => void;
  onRemove: () => void;
};

const NAMED = 4;

export function TeamCard(props: TeamCardProps) {
  const { team, index, teams, people, state, locations, onAssign, onSite, onRemove } = props;
  const [open, setOpen] = useState(false);
  const name = `Team ${team.teamName}`;
  return (
    <section
      aria-label={name}
      tabIndex={-1}
      className="flex min-w-0 flex-col gap-2 rounded-lg border border-line bg-surface p-3 shadow-card outline-none"
    >
      <div className="flex min-h-8 items-center gap-2">
        <ColorDot color={team.color} className="size-4" />
        <h5 className="font-medium">{name}</h5>
        <span className="text-sm text-muted tabular-nums">
          {counted(people.length, 'person', 'people')}
        </span>
        {teams.length > 1 && (
          <div className="ml-auto">
            <IconButton size="sm" label={`Remove ${name}`} onClick={onRemove}>
              <Trash2 aria-hidden="true" />
            </IconButton>
          </div>
        )}
      </div>
      <TeamPattern state={state} team={index} />
      {locations.length > 1 && (
        <NativeSelect
          aria-label={`Site of ${name}`}
          className="sm:h-9 sm:text-sm"
          value={locations.some(({ id }) => id === team.locationId) ? team.locationId : ''}
          onChange={({ target }) => onSite(target.value)}
        >
          <option value="">Works where each code is worked</option>
          {locations.map((site) => (
            <option key={site.id} value={site.id}>
              Works at {site.name}
            </option>
          ))}
        </NativeSelect>
      )}
      {people.length > 0 && (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={open}
          className="-mx-1 justify-start gap-1.5 px-1 font-normal aria-expanded:bg-transparent sm:px-1"
          onClick={() => setOpen(!open)}
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('transition-transform', !open && '-rotate-90')}
          />
          <span className="min-w-0 truncate">{open ? 'People' : namesOf(people)}</span>
        </Button>
      )}
      {open && <TeamPeople label={name} people={people} teams={teams} onAssign={onAssign} />}
    </section>
  );
}

/** 'Amy Able, Ben Bright, Carl Cook, Di Dunn and 3 more' */
function namesOf(people: readonly Employee[]): string {
  const names = people.slice(0, NAMED).map(({ name }) => name);
  const more = people.length - names.length;
  return `${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** What this team works in the first week of the window. */
function TeamPattern({ state, team }: { state: WizardState; team: number }) {
  const template = state.template.selectedTemplate;
  if (!template || !parseCalendarDate(state.parameters.startDate)) return null;
  const { teams } = template;
  const days = firstWeek(template, state.parameters, team).map(({ date, code }) => ({
    key: date,
    code,
    title: formatShortDay(date),
  }));
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
      <WeekStrip label="First week" days={days} />
      {team >= teams.length && <span>works as Team {teams[team % teams.length]}</span>}
    </p>
  );
}

type TeamPeopleProps = {
  label: string;
  people: readonly Employee[];
  teams: readonly TeamAssignment[];
  onAssign: (employeeId: string, teamId: string | null) => void;
};

const FIRST = 50;

/** A grid takes one stop of the Tab key for fifty people; a row that goes hands the focus on. */
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

type TeamMenuProps = {
  person: Employee;
  teams: readonly TeamAssignment[];
  reachable: boolean;
  onAssign: (employeeId: string, teamId: string | null) => void;
};

function TeamMenu({ person, teams, reachable, onAssign }: TeamMenuProps) {
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
