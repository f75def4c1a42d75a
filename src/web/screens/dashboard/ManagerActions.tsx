import { Link } from '@tanstack/react-router';
import { CalendarPlus, CalendarRange, UserPlus } from 'lucide-react';
import { useId } from 'react';
import { can } from '#contract/rights';
import { useUser } from '../../data/session';
import { useShiftGroups } from '../../data/shift-groups';
import { useShortcutActions } from '../../shortcuts/shortcut-context';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { Skeleton } from '../../ui/Skeleton';
import { FirstSteps } from './FirstSteps';
import type { Stats } from './StatTiles';
import { TeamOverview } from './team/TeamOverview';

type ManagerActionsProps = { stats: Stats | undefined; failed: boolean };

export function ManagerActions({ stats, failed }: ManagerActionsProps) {
  const { isNew, groupCount } = useFirstSteps(stats);
  // First steps that come late would push the actions down just when someone aims at them.
  if (isNew === undefined && !failed) return <Skeleton className="h-29 rounded-lg" />;
  return (
    <>
      {stats && isNew && <FirstSteps stats={stats} groupCount={groupCount} />}
      <DashboardQuickActions belowFirstSteps={isNew === true} />
      {!isNew && <TeamOverview />}
    </>
  );
}

/** Tells whether no shift exists yet; undefined while loading. */
function useFirstSteps(stats: Stats | undefined) {
  const groups = useShiftGroups();
  return { isNew: isNew(), groupCount: groups.data?.length ?? 0 };

  function isNew(): boolean | undefined {
    if (!stats) return undefined;
    if (stats.anyShifts || groups.isError) return false;
    return groups.data ? true : undefined;
  }
}

function DashboardQuickActions({ belowFirstSteps }: { belowFirstSteps: boolean }) {
  const user = useUser();
  const id = useId();
  const { make } = useShortcutActions();
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>Quick Actions</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {can(user, 'edit roster') && (
          <Button
            variant={belowFirstSteps ? 'secondary' : 'primary'}
            size="lg"
            onClick={() => make('shift')}
          >
            <CalendarPlus aria-hidden="true" />
            Create New Shift
          </Button>
        )}
        {can(user, 'add employee from dashboard') && (
          <Button size="lg" onClick={() => make('employee')}>
            <UserPlus aria-hidden="true" />
            Add Employee
          </Button>
        )}
        {can(user, 'see roster') && (
          <Link to="/roster" className={buttonStyles({ size: 'lg' })}>
            <CalendarRange aria-hidden="true" />
            View Full Roster
          </Link>
        )}
      </CardBody>
    </Card>
  );
}
