import { Link } from '@tanstack/react-router';
import { Circle, CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button';
import { buttonStyles } from '../../ui/button-styles';
import { cn } from '../../ui/cn';

type FirstStepProps = {
  title: string;
  text: ReactNode;
  done: boolean;
  action: string;
  /** It is this one's turn: its button stands out. */
  next?: boolean;
  allowed?: boolean;
  /** Where it is done, if not in a dialog. */
  to?: '/employees' | undefined;
  onStart: () => void;
};

export function FirstStep(props: FirstStepProps) {
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
      {!done && !allowed && <p className="text-muted sm:text-sm">An admin does this.</p>}
    </li>
  );
}
