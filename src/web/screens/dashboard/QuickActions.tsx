import { Link } from '@tanstack/react-router';
import { CalendarPlus, CalendarRange, UserPlus } from 'lucide-react';
import { useId } from 'react';
import { can } from '#contract/rights';
import type { SessionUser } from '#contract/session-user';
import { useShortcutActions } from '../../shortcuts/shortcut-context';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/Card';

type QuickActionsProps = {
  user: SessionUser;
  /** The first steps are on the page, and one of them is what to do now. */
  quiet: boolean;
};

export function QuickActions({ user, quiet }: QuickActionsProps) {
  const id = useId();
  const { make } = useShortcutActions();
  return (
    <Card aria-labelledby={id}>
      <CardHeader>
        <CardTitle id={id}>Quick Actions</CardTitle>
      </CardHeader>
      <CardBody className="flex flex-col gap-2 sm:flex-row sm:flex-wrap">
        {can(user, 'edit roster') && (
          <Button variant={quiet ? 'secondary' : 'primary'} size="lg" onClick={() => make('shift')}>
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
