import { Clock, Minus, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../../ui/cn';
import type { SiteState } from './site-today';

export const SITE_STATE_TEXT: Record<SiteState, string> = {
  active: 'Active now',
  scheduled: 'Scheduled today',
  inactive: 'Inactive',
};

const LOOKS = {
  active: { icon: UserCheck, box: 'rounded-full bg-brand text-brand-text' },
  scheduled: { icon: Clock, box: 'rounded-md bg-focus text-background' },
  inactive: { icon: Minus, box: 'rounded-xs bg-line-strong text-raised dark:text-background' },
};

type SiteStateIconProps = {
  state: SiteState;
  size?: 'sm' | 'lg' | undefined;
  /** Replaces the icon. */
  children?: ReactNode;
};

/** Shows a state by colour, shape and icon, so that nobody needs to tell colours apart. */
export function SiteStateIcon({ state, size = 'sm', children }: SiteStateIconProps) {
  const { icon: Icon, box } = LOOKS[state];
  return (
    <span
      aria-hidden="true"
      data-state={state}
      className={cn(
        'grid shrink-0 place-items-center font-semibold tabular-nums',
        size === 'lg'
          ? 'size-9 border-2 border-raised shadow-raised [&_svg]:size-5'
          : 'size-6 [&_svg]:size-3.5',
        box,
      )}
    >
      {children ?? <Icon />}
    </span>
  );
}
