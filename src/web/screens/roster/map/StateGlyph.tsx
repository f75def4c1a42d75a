import { Clock, Minus, UserCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '../../../ui/cn';
import type { SiteState } from './site-today';

export const STATE_WORDS: Record<SiteState, string> = {
  active: 'Active now',
  scheduled: 'Scheduled today',
  inactive: 'Inactive',
};

const LOOKS = {
  active: { icon: UserCheck, box: 'rounded-full bg-brand text-brand-text' },
  scheduled: { icon: Clock, box: 'rounded-md bg-focus text-background' },
  inactive: { icon: Minus, box: 'rounded-xs bg-line-strong text-raised dark:text-background' },
};

type StateGlyphProps = {
  state: SiteState;
  size?: 'sm' | 'lg' | undefined;
  /** In place of the icon. */
  children?: ReactNode;
};

/** A state by colour, shape and icon: a green circle, a blue rounded square, a grey square. */
export function StateGlyph({ state, size = 'sm', children }: StateGlyphProps) {
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
