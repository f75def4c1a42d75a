import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Examination, examinePattern } from '#contract/api/patterns';
import type { BodyInput } from '#contract/endpoint';
import { GUIDE } from '#engine/rotation/safe-work';
import { LoadFailure } from '../../../components/LoadFailure';
import { useExamination } from '../../../data/patterns';
import { formatDate } from '../../../platform/formats';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { type Pictured, RotationPicture } from '../picture/RotationPicture';
import { TeamStrip } from '../picture/TeamStrip';
import {
  clockChangeText,
  coverSentence,
  gapSentence,
  holidaysText,
  hoursText,
} from './report-text';
import { TeamTable } from './TeamTable';

type PatternReportProps = {
  pattern: Pictured;
  /** Where two stand side by side. */
  title?: string | undefined;
  body: BodyInput<typeof examinePattern>;
};

export function PatternReport({ pattern, title, body }: PatternReportProps) {
  const query = useExamination(body);
  return (
    <section aria-label={title ?? 'This pattern'} className="flex min-w-0 flex-col gap-5">
      {title && <h2 className="text-lg font-semibold">{title}</h2>}
      <Part title="The rotation">
        <RotationPicture pattern={pattern} />
      </Part>
      {query.error && !query.data && (
        <Card>
          <LoadFailure title="We couldn't examine this pattern" queries={[query]} />
        </Card>
      )}
      {query.isPending && <Skeleton className="h-64 rounded-lg" />}
      {query.data && <Findings found={query.data} />}
      <Part title="All teams">
        <TeamStrip pattern={pattern} />
      </Part>
    </section>
  );
}

function Findings({ found }: { found: Examination }) {
  return (
    <>
      <Part title="What the guide says">
        <Guide lines={found.guide} />
      </Part>
      <Part title="Cover">
        <p>{coverSentence(found.cover)}</p>
        {found.cover.gaps.length > 0 && (
          <ul className="mt-2 list-disc pl-5 text-sm text-muted">
            {found.cover.gaps.slice(0, 6).map((gap) => (
              <li key={gap.from + gap.to}>{gapSentence(gap)}</li>
            ))}
          </ul>
        )}
      </Part>
      <Part title="Each team in two years">
        <p className="mb-3 text-sm text-muted">
          {formatDate(found.from)} to {formatDate(found.to)}, {holidaysText(found.holidays)}
        </p>
        <TeamTable found={found} />
      </Part>
      <Part title="Hours by week">
        <WeekBars teams={found.teams} />
      </Part>
      <Part title="When clocks change">
        {found.clockChanges.length === 0 ? (
          <p>Clocks don't change at this site.</p>
        ) : (
          <ul className="flex flex-col gap-1">
            {found.clockChanges.map((change) => (
              <li key={change.date}>{clockChangeText(change)}</li>
            ))}
          </ul>
        )}
      </Part>
    </>
  );
}

function Guide({ lines }: { lines: Examination['guide'] }) {
  return (
    <ul className="flex flex-col gap-2">
      {lines.map(({ rule, isWithin, text }) => (
        <li key={rule} className="flex gap-2">
          {isWithin ? (
            <CircleCheck
              aria-label="Within the guide:"
              className="mt-0.5 size-5 shrink-0 text-brand"
            />
          ) : (
            <TriangleAlert
              aria-label="Outside the guide:"
              className="mt-0.5 size-5 shrink-0 text-warn"
            />
          )}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card aria-labelledby={id} className="break-inside-avoid">
      <CardHeader>
        <CardTitle as="h3" id={id}>
          {title}
        </CardTitle>
      </CardHeader>
      <CardBody>{children}</CardBody>
    </Card>
  );
}

const HEIGHT = 28;

/** The 104 weeks of each team as bars; weeks above the guide stand out. The same is said in words. */
function WeekBars({ teams }: { teams: Examination['teams'] }) {
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
