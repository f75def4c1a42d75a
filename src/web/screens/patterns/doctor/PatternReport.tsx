import { CircleCheck, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import type { Examination, examinePattern } from '#contract/api/patterns';
import type { BodyInput } from '#contract/endpoint';
import { LoadFailure } from '../../../components/LoadFailure';
import { useExamination } from '../../../data/patterns';
import { formatDate } from '../../../platform/formats';
import { Card, CardBody, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { type Pictured, RotationPicture } from '../picture/RotationPicture';
import { TeamStrip } from '../picture/TeamStrip';
import { clockChangeText, coverSentence, gapSentence, holidaysText } from './report-text';
import { TeamTable } from './TeamTable';
import { WeekBars } from './WeekBars';

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
