import { Minus, Sparkles, TrendingDown, TrendingUp } from 'lucide-react';
import { cn } from '../../../ui/cn';
import { growthWords } from './growth-words';

const LOOKS = {
  up: { Icon: TrendingUp, className: 'text-brand' },
  down: { Icon: TrendingDown, className: 'text-danger' },
  none: { Icon: Minus, className: undefined },
};

/** Compared with 30 days ago; undefined while it is being read. */
export function GrowthNote({ perCent }: { perCent: number | null | undefined }) {
  // The note keeps its line, so that nothing moves when it arrives.
  if (perCent === undefined) return <>&nbsp;</>;
  const { text, direction } = growthWords(perCent);
  const { className, ...look } = LOOKS[direction];
  const Icon = perCent === null ? Sparkles : look.Icon;
  return (
    <span className={cn('inline-flex items-start gap-1.5 tabular-nums', className)}>
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {text}
    </span>
  );
}
