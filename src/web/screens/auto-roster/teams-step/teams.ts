// Who is chosen and in which team: team k works the pattern of the template's team k.
import type { Employee } from '#contract/api/employees';
import { MOST_TEAMS } from '#contract/template-content';
import { agree } from '#engine/counted';
import type { TeamAssignment, WizardState } from '../wizard/wizard-state';

type Teams = WizardState['teams'];
type People = readonly Pick<Employee, 'id' | 'shift_group'>[];

const LETTERS = 'ABCDEFGH';
const COLORS = '#3B82F6 #F59E0B #22C55E #8B5CF6 #EF4444 #14B8A6 #EC4899 #64748B'.split(' ');

/** The selected employees, or the members of the selected groups, in the order of the list. */
export function chosenPeople<Person extends Pick<Employee, 'id' | 'shift_group'>>(
  { teamMode, selectedEmployeeIds, selectedGroupIds }: Teams,
  employees: readonly Person[],
): Person[] {
  const chosen = new Set(teamMode === 'groups' ? selectedGroupIds : selectedEmployeeIds);
  return employees.filter(({ id, shift_group }) =>
    teamMode === 'groups' ? shift_group && chosen.has(shift_group.id) : chosen.has(id),
  );
}

/** The letter is the place in the pattern, so those after a removed team move up. */
function lettered(teams: readonly Team[]): TeamAssignment[] {
  return teams.slice(0, MOST_TEAMS).map(({ employeeIds, locationId = '' }, index) => {
    const letter = LETTERS.charAt(index);
    const color = COLORS[index] ?? '';
    return { teamId: letter, teamName: letter, employeeIds, color, locationId };
  });
}

type Team = Pick<TeamAssignment, 'employeeIds'> & Partial<Pick<TeamAssignment, 'locationId'>>;

const NOBODY: Team = { employeeIds: [] };

function membersOf(teams: readonly TeamAssignment[]): string[][] {
  return teams.map(({ employeeIds }) => employeeIds);
}

/** As many teams as the template has; a team with people in it stays. */
export function resizeTeams(teams: readonly TeamAssignment[], count: number): TeamAssignment[] {
  const resized: Team[] = [...teams];
  while (resized.length > count && resized.at(-1)?.employeeIds.length === 0) resized.pop();
  while (resized.length < count) resized.push(NOBODY);
  return lettered(resized);
}

export function addTeam(teams: readonly TeamAssignment[]): TeamAssignment[] {
  return lettered([...teams, NOBODY]);
}

export function removeTeam(teams: readonly TeamAssignment[], teamId: string): TeamAssignment[] {
  if (teams.length <= 1) return [...teams];
  return lettered(teams.filter((team) => team.teamId !== teamId));
}

/** Puts a person into one team and takes them out of all others; null means no team. */
export function assignTo(
  teams: readonly TeamAssignment[],
  employeeId: string,
  teamId: string | null,
): TeamAssignment[] {
  return teams.map((team) => {
    const others = team.employeeIds.filter((id) => id !== employeeId);
    const employeeIds = team.teamId === teamId ? [...others, employeeId] : others;
    return { ...team, employeeIds };
  });
}

/** Round robin, in the order of the list. */
export function distribute(
  teams: readonly TeamAssignment[],
  employeeIds: readonly string[],
): TeamAssignment[] {
  return teams.map((team, index) => ({
    ...team,
    employeeIds: employeeIds.filter((_, turn) => turn % teams.length === index),
  }));
}

export function inNoTeam<Person extends { id: string }>(
  teams: readonly TeamAssignment[],
  people: readonly Person[],
): Person[] {
  const placed = new Set(membersOf(teams).flat());
  return people.filter(({ id }) => !placed.has(id));
}

/** Group i is team i; the ninth group goes to the first team again. */
export function groupTeams(
  groupIds: readonly string[],
  employees: People,
  count: number,
): TeamAssignment[] {
  const length = Math.min(MOST_TEAMS, Math.max(1, count, groupIds.length));
  const members = Array.from({ length }, (): string[] => []);
  for (const { id, shift_group } of employees) {
    const group = shift_group ? groupIds.indexOf(shift_group.id) : -1;
    if (group !== -1) members[group % length]?.push(id);
  }
  return lettered(members.map((employeeIds) => ({ employeeIds })));
}

/** Deals the groups out again until someone is moved by hand; after that, only newcomers. */
export function chooseGroups(
  teams: Teams,
  groupIds: string[],
  employees: People,
  templateTeams: number,
): Pick<Teams, 'selectedGroupIds' | 'teamAssignments'> {
  const { teamAssignments: current, selectedGroupIds } = teams;
  const next = { ...teams, selectedGroupIds: groupIds };
  const untouched = groupTeams(selectedGroupIds, employees, current.length);
  if (sameMembers(current, untouched)) {
    const grown = Math.min(MOST_TEAMS, Math.max(templateTeams, selectedGroupIds.length));
    const count = current.length === grown ? templateTeams : current.length;
    const dealt = groupTeams(groupIds, employees, count);
    return { selectedGroupIds: groupIds, teamAssignments: withSitesOf(current, dealt) };
  }
  const kept = onlyChosen(next, employees);
  const added = new Set(groupIds.filter((id) => !selectedGroupIds.includes(id)));
  const dealt = groupTeams(groupIds, employees, kept.length);
  const newcomers = new Set(
    employees.filter(({ shift_group }) => added.has(shift_group?.id ?? '')).map(({ id }) => id),
  );
  const grown = dealt.map((team, index) => ({
    ...team,
    employeeIds: [
      ...(kept[index]?.employeeIds ?? []),
      ...team.employeeIds.filter((id) => newcomers.has(id)),
    ],
  }));
  return { selectedGroupIds: groupIds, teamAssignments: withSitesOf(current, grown) };
}

function withSitesOf(before: readonly TeamAssignment[], after: readonly TeamAssignment[]) {
  return after.map((team, index) => ({ ...team, locationId: before[index]?.locationId ?? '' }));
}

export function choosePeople(
  teams: Teams,
  employeeIds: string[],
  employees: People,
): Pick<Teams, 'selectedEmployeeIds' | 'teamAssignments'> {
  return {
    selectedEmployeeIds: employeeIds,
    teamAssignments: onlyChosen({ ...teams, selectedEmployeeIds: employeeIds }, employees),
  };
}

/**
 * Keeps everyone's team: of those chosen on both tabs, and of those on one, for when that tab is opened again.
 * The first time, the people of the chosen groups are the people to start with.
 */
export function changeMode(
  teams: Teams,
  teamMode: Teams['teamMode'],
  employees: People,
): Omit<Teams, 'selectedGroupIds'> {
  const before = chosenPeople(teams, employees);
  const otherTab = { ...teams.otherTab };
  for (const { id } of before) delete otherTab[id];
  for (const { teamId, employeeIds } of teams.teamAssignments) {
    for (const id of employeeIds) otherTab[id] = teamId;
  }
  const selectedEmployeeIds =
    teamMode === 'manual' && teams.selectedEmployeeIds.length === 0
      ? before.map(({ id }) => id)
      : teams.selectedEmployeeIds;
  const after = chosenPeople({ ...teams, teamMode, selectedEmployeeIds }, employees);
  const placed = teams.teamAssignments.map((team) => ({
    ...team,
    employeeIds: after.filter(({ id }) => otherTab[id] === team.teamId).map(({ id }) => id),
  }));
  const nobody = placed.every(({ employeeIds }) => employeeIds.length === 0);
  return {
    teamMode,
    selectedEmployeeIds,
    otherTab,
    teamAssignments:
      teamMode === 'groups' && nobody
        ? groupTeams(teams.selectedGroupIds, employees, placed.length)
        : placed,
  };
}

function onlyChosen(teams: Teams, employees: People): TeamAssignment[] {
  const chosen = new Set(chosenPeople(teams, employees).map(({ id }) => id));
  return teams.teamAssignments.map((team) => ({
    ...team,
    employeeIds: team.employeeIds.filter((id) => chosen.has(id)),
  }));
}

function sameMembers(some: readonly TeamAssignment[], others: readonly TeamAssignment[]): boolean {
  const text = (teams: readonly TeamAssignment[]) =>
    membersOf(teams)
      .map((ids) => [...ids].sort().join())
      .join('|');
  return text(some) === text(others);
}

const NAMED = 3;

/** 'Amy Able, Ben Bright and 3 more are in no team and get no shifts.' */
export function noTeamText(people: readonly { name: string }[]): string {
  const names = people.slice(0, NAMED).map(({ name }) => name);
  const more = people.length - names.length;
  const who = joined(more > 0 ? [...names, `${more} more`] : names);
  return `${who} ${agree(people.length, 'is in no team and gets', 'are in no team and get')} no shifts.`;
}

/** 'Nobody is in Team C and Team D: their part of the pattern stays empty.' */
export function emptyTeamText(teams: readonly TeamAssignment[]): string {
  const names = teams.map(({ teamName }) => `Team ${teamName}`);
  return `Nobody is in ${joined(names)}: ${agree(names.length, 'its', 'their')} part of the pattern stays empty.`;
}

function joined(texts: readonly string[]): string {
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
