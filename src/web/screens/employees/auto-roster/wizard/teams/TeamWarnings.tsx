import type { Employee } from '#contract/api/employees';
import { Alert } from '../../../../../ui/Alert';
import type { TeamAssignment } from '../wizard-state';
import { emptyTeamWords, noTeamWords } from './team-words';

type TeamWarningsProps = {
  teams: readonly TeamAssignment[];
  chosen: readonly Employee[];
  unassigned: readonly Employee[];
};

export function TeamWarnings({ teams, chosen, unassigned }: TeamWarningsProps) {
  const empty = teams.filter(({ employeeIds }) => employeeIds.length === 0);
  // Before anybody is in a team there is nothing to be surprised about.
  const anybody = unassigned.length < chosen.length;
  return (
    <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {unassigned.length > 0 && <Alert tone="warn">{noTeamWords(unassigned)}</Alert>}
      {anybody && empty.length > 0 && <Alert tone="info">{emptyTeamWords(empty)}</Alert>}
    </div>
  );
}
