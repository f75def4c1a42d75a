import { CalendarDays, Clock, MapPin, Users } from 'lucide-react';
import type { getDashboardStats } from '#contract/api/dashboard';
import type { ResponseOf } from '#contract/endpoint';
import { can } from '#contract/rights';
import type { Zone } from '#engine/time/kinds';
import { StatTile } from '../../components/StatTile';
import { useMinute } from '../../components/use-now';
import { useUser, useWeekStart } from '../../data/session';
import { formatFigure, weekText } from './figures';

export type Stats = ResponseOf<typeof getDashboardStats>;

export function StatTiles({ stats }: { stats: Stats | undefined }) {
  const user = useUser();
  const manages = can(user, 'see roster');
  const week = weekText(useMinute(), (user.org_timezone ?? 'UTC') as Zone, useWeekStart());
  const figure = (of: Exclude<keyof Stats, 'anyShifts'>) => stats && formatFigure(stats[of]);
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      <StatTile
        title="Total Employees"
        Icon={Users}
        figure={figure('totalEmployees')}
        note={user.org_name ?? ''}
        to={can(user, 'manage employees') ? '/employees' : undefined}
      />
      <StatTile
        title="This Week's Shifts"
        Icon={CalendarDays}
        figure={figure('weeklyShifts')}
        note={manages ? week : 'Your shifts this week'}
        to={manages ? '/roster' : '/my-shifts'}
      />
      <StatTile
        title="Locations"
        Icon={MapPin}
        figure={figure('locations')}
        note="Where people work"
        to={can(user, 'manage job sites') ? '/sites' : undefined}
      />
      <StatTile
        title="Total Hours"
        Icon={Clock}
        figure={figure('totalHours')}
        note={
          <>
            {manages ? 'Rostered this week' : 'Your hours this week'}
            {stats && figure('clockHours') !== figure('totalHours') && (
              <span className="block">{`${figure('clockHours')} by the clock`}</span>
            )}
          </>
        }
      />
    </dl>
  );
}
