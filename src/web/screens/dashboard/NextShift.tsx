import { Link } from '@tanstack/react-router';
import { CalendarDays } from 'lucide-react';
import { useId } from 'react';
import type { SessionUser } from '#contract/session-user';
import { buttonStyles } from '../../ui/button-styles';
import { Card } from '../../ui/Card';
import { CardBody } from '../../ui/CardBody';
import { CardHeader } from '../../ui/CardHeader';
import { CardTitle } from '../../ui/CardTitle';
import { NextShiftText } from './NextShiftText';

/** What an employee opens the page for: when and where do I work next? */
export function NextShift({ user }: { user: SessionUser }) {
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
