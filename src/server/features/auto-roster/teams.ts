import type { GenerationRequest } from '#contract/api/auto-roster';

interface Member {
  id: string;
  groupId: string | null;
}

/**
 * The team of each person, from 0. Without teams in the request, group i is team i, and the people
 * who were picked one by one are dealt out over the template's teams.
 */
export function teamsOf(
  { teams, groupIds }: GenerationRequest,
  people: Member[],
  templateTeams: number,
): Map<string, number> {
  const found = new Map<string, number>();
  if (teams) {
    teams.forEach(({ employeeIds }, team) => {
      for (const id of employeeIds) if (!found.has(id)) found.set(id, team);
    });
    return found;
  }
  let dealt = 0;
  for (const { id, groupId } of people) {
    const group = groupId === null ? -1 : groupIds.indexOf(groupId);
    found.set(id, group === -1 ? dealt++ % templateTeams : group);
  }
  return found;
}
