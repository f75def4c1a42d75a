import type { Examination } from '#contract/api/patterns';
import { GUIDE } from '#engine/rotation/safe-work';
import { hoursText } from './report-text';

const HEIGHT = 28;

/** The 104 weeks of each team as bars; weeks above the guide stand out. The same is said in words. */
export function WeekBars({ teams }: { teams: Examination['teams'] }) {
  const longest = Math.max(GUIDE.week, ...teams.flatMap(({ weeks }) => weeks));
  return (
    <ul className="flex flex-col gap-3">
      {teams.map(({ name, weeks }) => {
        const bar = (week: number, minutes: number) => {
          const height = (minutes / longest) * HEIGHT;
          return `M${week * 2} ${HEIGHT}v${-height}h1.5v${height}z`;
        };
        const path = (isShown: (minutes: number) => boolean) =>
          weeks.map((minutes, week) => (isShown(minutes) ? bar(week, minutes) : '')).join('');
        return (
          <li key={name} className="flex flex-col gap-1">
            <p className="text-sm">
              Team {name}:{' '}
              <span className="text-muted">
                {hoursText(Math.min(...weeks))} to {hoursText(Math.max(...weeks))} a week
              </span>
            </p>
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${weeks.length * 2} ${HEIGHT}`}
              preserveAspectRatio="none"
              className="h-7 w-full max-w-2xl"
            >
              <path d={path((minutes) => minutes <= GUIDE.week)} className="fill-brand" />
              <path d={path((minutes) => minutes > GUIDE.week)} className="fill-draft" />
            </svg>
          </li>
        );
      })}
    </ul>
  );
}
