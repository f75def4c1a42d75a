import { Plus, Shuffle } from 'lucide-react';
import { type ComponentProps, useId, useMemo } from 'react';
import type { Employee } from '#contract/api/employees';
import { MOST_TEAMS } from '#contract/template-content';
import { useLocations } from '../../../data/locations';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import type { StepProps, TeamAssignment } from '../wizard/wizard-state';
import { TeamCard, TeamPeople } from './TeamCard';
import {
  addTeam,
  assignTo,
  chosenPeople,
  distribute,
  emptyTeamText,
  inNoTeam,
  noTeamText,
  removeTeam,
} from './teams';

type TeamAssignmentSectionProps = StepProps & { employees: readonly Employee[] };

export function TeamAssignmentSection({ state, change, employees }: TeamAssignmentSectionProps) {
  const id = useId();
  const { data: locations = [] } = useLocations();
  const { teamAssignments: teams } = state.teams;
  const chosen = useMemo(() => chosenPeople(state.teams, employees), [state.teams, employees]);
  const unassigned = useMemo(() => inNoTeam(teams, chosen), [teams, chosen]);
  const byId = useMemo(() => new Map(employees.map((one) => [one.id, one])), [employees]);
  const set = (teamAssignments: TeamAssignment[]) => change('teams', { teamAssignments });
  const assign = (employeeId: string, teamId: string | null) =>
    set(assignTo(teams, employeeId, teamId));

  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        <div className="mr-auto">
          <h4 id={id} className="font-semibold">
            Team assignment
          </h4>
          <p aria-live="polite" className="text-sm text-muted tabular-nums">
            {chosen.length} selected, {chosen.length - unassigned.length} in a team
          </p>
        </div>
        <Button
          disabled={chosen.length === 0}
          onClick={() =>
            set(
              distribute(
                teams,
                chosen.map((person) => person.id),
              ),
            )
          }
        >
          <Shuffle aria-hidden="true" />
          Auto Distribute
        </Button>
        <Button disabled={teams.length >= MOST_TEAMS} onClick={() => set(addTeam(teams))}>
          <Plus aria-hidden="true" />
          Add Team
        </Button>
      </div>
      <TeamWarnings teams={teams} chosen={chosen} unassigned={unassigned} />
      {unassigned.length > 0 && (
        <UnassignedPeople people={unassigned} teams={teams} onAssign={assign} />
      )}
      <div className="grid items-start gap-3 sm:grid-cols-2">
        {teams.map((team, index) => (
          <TeamCard
            key={team.teamId}
            team={team}
            index={index}
            teams={teams}
            people={team.employeeIds.flatMap((employeeId) => byId.get(employeeId) ?? [])}
            state={state}
            locations={locations}
            onAssign={assign}
            onSite={(locationId) =>
              set(teams.map((one) => (one === team ? { ...one, locationId } : one)))
            }
            onRemove={() => set(removeTeam(teams, team.teamId))}
          />
        ))}
      </div>
    </section>
  );
}

type UnassignedPeopleProps = Omit<ComponentProps<typeof TeamPeople>, 'label'>;

function UnassignedPeople(props: UnassignedPeopleProps) {
  return (
    <section
      aria-label="Unassigned"
      tabIndex={-1}
      className="rounded-lg border border-dashed border-line-strong bg-surface p-3 outline-none"
    >
      <h5 className="mb-1 font-medium">
        Unassigned <span className="text-sm text-muted tabular-nums">{props.people.length}</span>
      </h5>
      <TeamPeople label="no team" {...props} />
    </section>
  );
}

type TeamWarningsProps = {
  teams: readonly TeamAssignment[];
  chosen: readonly Employee[];
  unassigned: readonly Employee[];
};

function TeamWarnings({ teams, chosen, unassigned }: TeamWarningsProps) {
  const empty = teams.filter(({ employeeIds }) => employeeIds.length === 0);
  // An empty team is no surprise before anyone is in a team.
  const anyone = unassigned.length < chosen.length;
  return (
    <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {unassigned.length > 0 && <Alert tone="warn">{noTeamText(unassigned)}</Alert>}
      {anyone && empty.length > 0 && <Alert tone="info">{emptyTeamText(empty)}</Alert>}
    </div>
  );
}
