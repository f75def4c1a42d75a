import { useQuery } from '@tanstack/react-query';
import type { SessionUser } from '#contract/session-user';
import { addDays } from '#engine/time/dates';
import { rosterWindowQuery } from '../../data/roster-window';
import { useShiftGroups } from '../../data/shift-groups';
import { todayIn } from '../../platform/formats';
import type { Stats } from './StatTiles';

const DAYS_AROUND = 180;

/** Whether nothing has been planned yet; undefined until it is known. */
export function useFirstSteps(user: SessionUser, stats: Stats | undefined) {
  const today = todayIn(user.org_timezone ?? 'UTC');
  const roster = useQuery({
    ...rosterWindowQuery({ from: addDays(today, -DAYS_AROUND), to: addDays(today, DAYS_AROUND) }),
    enabled: stats?.weeklyShifts === 0,
  });
  const groups = useShiftGroups();
  return { unplanned: isUnplanned(), groupCount: groups.data?.length ?? 0 };

  function isUnplanned(): boolean | undefined {
    if (!stats) return undefined;
    if (stats.weeklyShifts > 0 || roster.isError || groups.isError) return false;
    if (!roster.data || !groups.data) return undefined;
    return roster.data.contents.every(({ shifts }) => shifts.length === 0);
  }
}
