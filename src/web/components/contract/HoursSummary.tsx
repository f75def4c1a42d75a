import type { z } from 'zod';
import type { Hours } from '#contract/api/contracts';
import { hoursInWords, hoursLevel, hoursText, inHours } from '#engine/hours/hours-text';
import { formatDay } from '../../platform/formats';
import { Badge } from '../../ui/Badge';
import { cn } from '../../ui/cn';

type HoursSummaryProps = {
  hours: z.infer<typeof Hours>;
  /** Drafts count only for those who see them. */
  published: boolean;
};

const LEVEL_TEXTS = { within: '', near: 'Close to the ordinary hours', over: 'More than agreed' };

/** '152 of 152 h in this period', what it is made of, and a bar. */
export function HoursSummary({ hours, published }: HoursSummaryProps) {
  const level = hoursLevel(hours);
  const share = Math.min(100, (hours.counted / hours.ordinary) * 100);
  return (
    <div className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="text-2xl font-semibold tabular-nums">{hoursText(hours)}</span>
        {level !== 'within' && <Badge tone="warn">{LEVEL_TEXTS[level]}</Badge>}
      </p>
      <div
        role="img"
        aria-label={hoursInWords(hours)}
        className="h-2 overflow-hidden rounded-full bg-subtle"
      >
        <div
          className={cn('h-full rounded-full', level === 'within' ? 'bg-brand' : 'bg-warn')}
          style={{ width: `${share}%` }}
        />
      </div>
      <p className="text-sm text-muted">
        {formatDay(hours.from)} to {formatDay(hours.to)}: {partsText(hours)}
        {published ? '. Published shifts only.' : ', drafts included.'}
      </p>
    </div>
  );
}

/** '144 h rostered, 7.6 h leave' */
function partsText({ worked, workedByClock, leave, holidays }: z.infer<typeof Hours>): string {
  return [
    workedByClock === worked
      ? `${inHours(worked)} h rostered`
      : `${inHours(worked)} h rostered (${inHours(workedByClock)} h by the clock)`,
    leave > 0 && `${inHours(leave)} h leave`,
    holidays > 0 && `${inHours(holidays)} h public holidays`,
  ]
    .filter(Boolean)
    .join(', ');
}
