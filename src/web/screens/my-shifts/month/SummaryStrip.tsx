import { can } from '#contract/rights';
import { counted } from '#engine/counted';
import { useUser } from '../../../data/session';
import { formatHours } from '../../../platform/formats';
import { Skeleton } from '../../../ui/Skeleton';
import { type MonthDay, type Summary, summaryOf } from './month-days';

type SummaryStripProps = {
  employeeId: string;
  /** Undefined while loading. */
  days: readonly MonthDay[] | undefined;
};

const NOTHING = summaryOf([]);

export function SummaryStrip({ employeeId, days }: SummaryStripProps) {
  const user = useUser();
  // Employees aren't told why a colleague is away, so a zero would be a guess.
  const statusesKnown = can(user, 'see roster') || employeeId === user.employee_id;
  const figures = figuresOf(days ? summaryOf(days) : NOTHING, statusesKnown);
  return (
    <dl
      aria-label="Summary of the month"
      aria-busy={!days}
      className="grid grid-cols-4 gap-px overflow-hidden rounded-lg border border-line bg-line shadow-card"
    >
      {figures.map(({ label, value, hint }) => (
        <div key={label} className="bg-surface px-1.5 py-2 sm:px-4 sm:py-2.5">
          <dt className="text-[0.6875rem] text-muted sm:text-sm">{label}</dt>
          <dd className="flex flex-wrap items-baseline gap-x-2">
            {days ? (
              <span className="text-base leading-7 font-semibold tabular-nums sm:text-xl">
                {value}
              </span>
            ) : (
              <Skeleton className="my-1 h-5 w-12" />
            )}
            {hint && <span className="sr-only text-xs text-muted sm:not-sr-only">{hint}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Figure {
  label: string;
  value: string;
  hint?: string;
}

const HIDDEN = { value: '–', hint: 'Only they and managers can see this' };

function figuresOf(summary: Summary, statusesKnown: boolean): Figure[] {
  const { shifts, drafts, daysOff, sickOrHoliday } = summary;
  const [hours, byClock] = [summary.hours, summary.clockHours].map(formatHours);
  return [
    {
      label: 'Total Shifts',
      value: String(shifts),
      ...(drafts > 0 && { hint: counted(drafts, 'is a draft', 'are drafts') }),
    },
    {
      label: 'Total Hours',
      value: `${hours}`,
      ...(hours !== byClock && { hint: `${byClock} by the clock` }),
    },
    { label: 'Days Off', ...(statusesKnown ? { value: String(daysOff) } : HIDDEN) },
    { label: 'Sick/Holiday', ...(statusesKnown ? { value: String(sickOrHoliday) } : HIDDEN) },
  ];
}
