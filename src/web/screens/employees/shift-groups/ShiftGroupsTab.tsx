import { can } from '#contract/rights';
import { Forbidden } from '../../../components/Forbidden';
import { useUser } from '../../../data/session';
import { ShiftGroups } from './ShiftGroups';

export function ShiftGroupsTab() {
  const user = useUser();
  return can(user, 'manage shift groups') ? (
    <ShiftGroups />
  ) : (
    <Forbidden sentence="You don't have permission to manage shift groups." />
  );
}
