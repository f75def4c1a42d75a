import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { can } from '#contract/rights';
import { useUser } from '../../data/session';
import { useShortcutActions } from '../../shortcuts/shortcut-context';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { Card, CardHeader, CardTitle } from '../../ui/Card';
import { cn } from '../../ui/cn';
import type { Stats } from './StatTiles';

type FirstStepsProps = { stats: Stats; groupCount: number };

/** Leads a new organisation to its first roster. */
export function FirstSteps({ stats, groupCount }: FirstStepsProps) {
  const user = useUser();
  const { make } = useShortcutActions();
  const id = useId();
  const ready = stats.locations > 0 && stats.totalEmployees > 0;
  return (
    <Card aria-labelledby={id}>
      <CardHeader className="flex-col items-start pb-3">
        <CardTitle id={id}>First steps</CardTitle>
        <p className="text-muted sm:text-sm">Four steps to your first roster.</p>
      </CardHeader>
      <ol className="divide-y divide-line border-t border-line">
        <FirstStep
          title="Add a job site"
          text="Where your people work. It also sets the time zone of their shifts."
          done={stats.locations > 0}
          action="Add Job Site"
          next
          onStart={() => make('site')}
        />
        <FirstStep
          title="Add people"
          text={
            <>
              Each person gets an account to see their shifts. You can also{' '}
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
          title="Create a shift group"
          text="A team you roster together, with its own colour."
          done={groupCount > 0}
          action="Create Group"
          allowed={can(user, 'manage shift groups')}
          onStart={() => make('group')}
        />
        <FirstStep
          title="Create your first shifts"
          text={
            <>
              Shifts start as drafts; publish them when they are right. The{' '}
              <EmployeesLink>Auto-Roster Wizard</EmployeesLink> fills whole weeks.
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

type FirstStepProps = {
  title: string;
  text: ReactNode;
  done: boolean;
  action: string;
  /** The step to do now; its button stands out. */
  next?: boolean;
  allowed?: boolean;
  /** The page where the step is done, unless it has a dialog. */
  to?: '/employees' | undefined;
  onStart: () => void;
};

function FirstStep(props: FirstStepProps) {
  const { title, text, done, action, next = false, allowed = true, to, onStart } = props;
  const Mark = done ? CircleCheck : Circle;
  const variant = next && !done ? 'primary' : 'secondary';
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <Mark
        aria-hidden="true"
        className={cn('size-6 shrink-0', done ? 'text-brand' : 'text-muted')}
      />
      <div className="min-w-0 flex-1 basis-48">
        <p className={cn('font-medium', done && 'text-muted line-through')}>
          {title}
          {done && <span className="sr-only">, done</span>}
        </p>
        <p className="text-muted sm:text-sm">{text}</p>
      </div>
      {!done && allowed && to && (
        <Link to={to} className={buttonStyles({ variant })}>
          {action}
        </Link>
      )}
      {!done && allowed && !to && (
        <Button variant={variant} onClick={onStart}>
          {action}
        </Button>
      )}
      {!done && !allowed && <p className="text-muted sm:text-sm">Ask an admin to do this.</p>}
    </li>
  );
}

/** Leads to the page where lists are imported and the Auto-Roster Wizard is opened. */
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
