import { can } from '#contract/rights';
import { useEmployees } from '../../data/employees';
import { useUser } from '../../data/session';
import { RulesCard } from './rules/RulesCard';
import { RunsCard } from './runs/RunsCard';

/** Below the employees. Without people there is nobody to roster: the page says first what comes first. */
export function AutoRosterCards() {
  const user = useUser();
  const { data: employees } = useEmployees();
  if (!can(user, 'generate roster') || employees?.length === 0) return null;
  return (
    <>
      <RunsCard />
      <RulesCard />
    </>
  );
}
