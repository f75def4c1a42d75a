import type { WeekStart } from '#engine/time/week-start';
import { useUser } from '../data/session';

/** The day on which the weeks of the person's organisation begin. */
export function useWeekStart(): WeekStart {
  return useUser().org_week_starts_on ?? 'monday';
}
