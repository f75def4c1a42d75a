import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { useShortcutActions } from '../../shortcuts/shortcut-context';
import { Card, CardHeader, CardTitle } from '../../ui/Card';
import { FirstStep } from './FirstStep';
import type { Stats } from './StatTiles';

type FirstStepsProps = {
  user: SessionUser;
  stats: Stats;
  groupCount: number;
};

/** What a new organisation does first. */
export function FirstSteps({ user, stats, groupCount }: FirstStepsProps) {
  const { make } = useShortcutActions();
  const id = useId();
  const ready = stats.locations > 0 && stats.totalEmployees > 0;
  return (
    <Card aria-labelledby={id}>
      <CardHeader className="flex-col items-start pb-3">
        <CardTitle id={id}>First steps</CardTitle>
        <p className="text-muted sm:text-sm">Four steps to the first roster of {user.org_name}.</p>
      </CardHeader>
      <ol className="divide-y divide-line border-t border-line">
        <FirstStep
          title="Add a job site"
          text="Where people work; it decides in which time zone."
          done={stats.locations > 0}
          action="Add Job Site"
          next
          onStart={() => make('site')}
        />
        <FirstStep
          title="Add people"
          text={
            <>
              Each gets an account to see their shifts. You can also{' '}
              <EmployeesLink>import a list</EmployeesLink>.
            </>
          }
          done={stats.totalEmployees > 0}
          action="Add Employee"
          next={stats.locations > 0}
          to={can(user, 'add employee from dashboard') ? undefined : '/employees'}
          onStart={() => make('employee')}
        />
        <FirstStep
          title="Make a group"
          text="People who work alike, in one colour."
          done={groupCount > 0}
          action="Create Group"
          allowed={can(user, 'manage shift groups')}
          onStart={() => make('group')}
        />
        <FirstStep
          title="Plan the first shifts"
          text={
            <>
              Drafts first; publish them when they are right. The{' '}
              <EmployeesLink>Auto-Roster Wizard</EmployeesLink> plans whole weeks.
            </>
          }
          done={false}
          action="Create New Shift"
          next={ready}
          onStart={() => make('shift')}
        />
      </ol>
    </Card>
  );
}

/** Where lists are imported and rotations are planned. */
function EmployeesLink({ children }: { children: string }) {
  return (
    <Link
      to="/employees"
      className="text-brand underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {children}
    </Link>
  );
}
