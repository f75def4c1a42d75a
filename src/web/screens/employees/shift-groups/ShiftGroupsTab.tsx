import { can } from '#contract/rights';
import { Forbidden } from '../../../components/Forbidden';
import { useUser } from '../../../data/session';

export function ShiftGroupsTab() {
  const user = useUser();
  if (!can(user, 'manage shift groups')) {
    return <Forbidden sentence="You don't have permission to manage shift groups." />;
  }
  return null;
}
