import { useId, useRef } from 'react';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { CreateShiftDialog } from '../../components/shift-form/CreateShiftDialog';
import { useDialog } from '../../components/use-dialog';
import { Card } from '../../ui/Card';
import { CardHeader } from '../../ui/CardHeader';
import { CardTitle } from '../../ui/CardTitle';
import { AddEmployeeDialog } from '../employees/form/AddEmployeeDialog';
import { GroupFormDialog } from '../employees/shift-groups/GroupFormDialog';
import { CreateSiteDialog } from '../sites/form/CreateSiteDialog';
import { EmployeesLink } from './EmployeesLink';
import { FirstStep } from './FirstStep';
import type { Stats } from './StatTiles';

type FirstStepsProps = {
  user: SessionUser;
  stats: Stats;
  groupCount: number;
  /** Until the first shift is planned. */
  shown: boolean;
};

/** What a new organisation does first. */
export function FirstSteps({ user, stats, groupCount, shown }: FirstStepsProps) {
  const dialog = useDialog<'site' | 'person' | 'group' | 'shift'>();
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  if (!shown && !dialog.open) return null;
  const ready = stats.locations > 0 && stats.totalEmployees > 0;
  const opened = { open: dialog.open, onOpenChange: dialog.onOpenChange };
  return (
    <Card aria-labelledby={id}>
      <CardHeader className="flex-col items-start pb-3">
        <CardTitle id={id} ref={heading} tabIndex={-1}>
          First steps
        </CardTitle>
        <p className="text-muted sm:text-sm">Four steps to the first roster of {user.org_name}.</p>
      </CardHeader>
      <ol className="divide-y divide-line border-t border-line">
        <FirstStep
          title="Add a job site"
          text="Where people work; it decides in which time zone."
          done={stats.locations > 0}
          action="Add Job Site"
          next
          onStart={() => dialog.show('site')}
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
          onStart={() => dialog.show('person')}
        />
        <FirstStep
          title="Make a group"
          text="People who work alike, in one colour."
          done={groupCount > 0}
          action="Create Group"
          allowed={can(user, 'manage shift groups')}
          onStart={() => dialog.show('group')}
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
          onStart={() => dialog.show('shift')}
        />
      </ol>
      {dialog.subject === 'site' && <CreateSiteDialog key={dialog.turn} {...opened} />}
      {dialog.subject === 'person' && (
        <AddEmployeeDialog key={dialog.turn} user={user} {...opened} />
      )}
      {dialog.subject === 'group' && (
        <GroupFormDialog
          key={dialog.turn}
          group={undefined}
          groupCount={groupCount}
          focusFallback={heading}
          {...opened}
        />
      )}
      {dialog.subject === 'shift' && <CreateShiftDialog key={dialog.turn} {...opened} />}
    </Card>
  );
}
