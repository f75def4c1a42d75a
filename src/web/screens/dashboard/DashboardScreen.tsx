import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CalendarDays, CircleUser, ServerCog } from 'lucide-react';
import { useId } from 'react';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { addDays } from '#engine/time/dates';
import { LoadFailure } from '../../components/LoadFailure';
import { NoOrganization } from '../../components/NoOrganization';
import { Page } from '../../components/Page';
import { useDashboardStats } from '../../data/dashboard';
import { rosterWindowQuery } from '../../data/roster-window';
import { useUser } from '../../data/session';
import { useShiftGroups } from '../../data/shift-groups';
import { todayIn } from '../../platform/formats';
import { buttonStyles } from '../../ui/button-styles';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';
import { EmptyState } from '../../ui/EmptyState';
import { Skeleton } from '../../ui/Skeleton';
import { FirstSteps } from './FirstSteps';
import { NextShiftText } from './NextShiftText';
import { QuickActions } from './QuickActions';
import { type Stats, StatTiles } from './StatTiles';

type ManagerActionsProps = { user: SessionUser; stats: Stats | undefined; failed: boolean };

const DAYS_AROUND = 180;

export function DashboardScreen() {
  const user = useUser();
  if (can(user, 'see dashboard')) return <Dashboard user={user} />;
  return (
    <Page title="Dashboard" subtitle={`Welcome, ${user.name}.`}>
      {can(user, 'run platform') ? <PlatformCard /> : <NoOrganization />}
    </Page>
  );
}

/** For somebody who runs the installation and belongs to no organisation. */
function PlatformCard() {
  return (
    <Card>
      <EmptyState
        icon={<ServerCog />}
        title="You look after this installation"
        text="Your account belongs to no organisation, so there is no roster to show."
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <Link to="/platform" className={buttonStyles({ variant: 'primary' })}>
              <ServerCog aria-hidden="true" />
              Platform Administration
            </Link>
            <Link to="/account" className={buttonStyles()}>
              <CircleUser aria-hidden="true" />
              Your account
            </Link>
          </div>
        }
      />
    </Card>
  );
}

function Dashboard({ user }: { user: SessionUser }) {
  const stats = useDashboardStats();
  const { data, error } = stats;
  const manages = can(user, 'see roster');
  return (
    <Page title="Dashboard" subtitle={`Welcome, ${user.name}.`}>
      {!data && error ? (
        <Card>
          <LoadFailure title="Failed to load figures" queries={[stats]} className="py-8" />
        </Card>
      ) : (
        <StatTiles user={user} stats={data} />
      )}
      {manages ? (
        <ManagerActions user={user} stats={data} failed={error !== null} />
      ) : (
        <NextShift user={user} />
      )}
    </Page>
  );
}

function ManagerActions({ user, stats, failed }: ManagerActionsProps) {
  const { unplanned, groupCount } = useFirstSteps(user, stats);
  // The steps would push the actions down just when somebody aims at them.
  if (unplanned === undefined && !failed) return <Skeleton className="h-29 rounded-lg" />;
  return (
    <>
      {stats && unplanned && <FirstSteps user={user} stats={stats} groupCount={groupCount} />}
      <QuickActions user={user} quiet={unplanned === true} />
    </>
  );
}

/** Whether nothing has been planned yet; undefined until it is known. */
function useFirstSteps(user: SessionUser, stats: Stats | undefined) {
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

/** What an employee opens the page for: when and where do I work next? */
function NextShift({ user }: { user: SessionUser }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>Your next shift</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col items-start gap-4">
        {user.employee_id ? (
          <NextShiftText employeeId={user.employee_id} timezone={user.org_timezone ?? 'UTC'} />
        ) : (
          <p className="text-muted">You are not on the roster of this organisation.</p>
        )}
        <Link to="/my-shifts" className={buttonStyles({ variant: 'primary' })}>
          <CalendarDays aria-hidden="true" />
          My Shifts
        </Link>
      </CardBody>
    </Card>
  );
}
