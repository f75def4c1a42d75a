import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { counted } from '#engine/counted';
import type { TemplateFacts } from '#engine/rotation/facts';
import { outsideGuide } from '#engine/rotation/safe-work';
import { formatHours } from '../../../platform/formats';
import { hoursOfMinutes } from '../../../platform/minutes';
import { type Draft, type DraftCode, isTied } from '../template-draft/draft';
import { factName, factsOfDraft } from '../template-draft/draft-facts';
import { coverText, gapText } from './cover-text';

/** What the pattern means for the people who work it, updated with every stroke. */
export function PatternMeaning({ draft }: { draft: Draft }) {
  const painted = useDeferredValue(draft);
  const facts = useMemo(() => factsOfDraft(painted), [painted]);
  const isEmpty = facts.weeklyWork === 0;
  const days = (count: number) => counted(count, 'day');
  const hours = (minutes: number) => formatHours(hoursOfMinutes(minutes));
  const rows = [
    ['Hours per week', `${Number((facts.weeklyWork / 60).toFixed(1))} h`],
    ['Longest run', days(facts.longestRun)],
    ['Nights in a row', String(facts.nightsInARow)],
    ['Shortest rest', facts.shortestRest === undefined ? '–' : hours(facts.shortestRest)],
    ['Longest shift', hours(facts.longestShift)],
    ['Free weekends', `${facts.freeWeekends} %`],
  ] as const;
  return (
    <aside
      aria-labelledby="template-meaning"
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 lg:sticky lg:top-0"
    >
      <h3 id="template-meaning" className="font-semibold">
        What it means
      </h3>
      <GuideNote facts={facts} isEmpty={isEmpty} />
      {isEmpty && (
        <p className="text-sm text-muted">
          Paint a few days to see the cover, hours and rest of each team.
        </p>
      )}
      {!isEmpty && (
        <>
          <CoverFacts codes={painted.codes} cover={facts.cover} />
          <dl className="flex flex-col text-sm">
            {rows.map(([term, value]) => (
              <div
                key={term}
                className="flex justify-between gap-3 border-t border-line py-1.5 first:border-t-0"
              >
                <dt className="text-muted">{term}</dt>
                <dd className="text-right font-medium tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-xs text-muted">
            Values of the busiest team. Free weekends are the average of all teams
            {isTied(painted) ? '.' : ', whatever weekday the cycle starts on.'}
          </p>
        </>
      )}
    </aside>
  );
}

type CoverFactsProps = {
  codes: readonly DraftCode[];
  cover: Readonly<Record<string, number[]>>;
};

function CoverFacts({ codes, cover }: CoverFactsProps) {
  return (
    <ul aria-label="Cover" className="flex flex-col gap-2.5 text-sm">
      {codes.map((code) => {
        const counts = cover[factName(code)];
        if (!counts) return null;
        const gaps = gapText(counts);
        return (
          <li key={code.key} className="flex flex-col gap-1">
            <p>
              <span className="font-semibold">{code.code || '?'}</span>: {coverText(counts)}
            </p>
            <CoverStrip cover={counts} />
            {gaps && <p className="text-xs text-warn">Nobody on {gaps}</p>}
          </li>
        );
      })}
    </ul>
  );
}

type CoverStripProps = { cover: readonly number[] };

/** The whole cycle at a glance; the same is said in words. Two paths, however long the cycle is. */
function CoverStrip({ cover }: CoverStripProps) {
  const most = Math.max(1, ...cover);
  const bar = (day: number, height: number) =>
    `M${day} ${most - height}h${cover.length > 60 ? 1 : 0.9}v${height}h-${cover.length > 60 ? 1 : 0.9}z`;
  const covered = cover.flatMap((count, day) => (count > 0 ? [bar(day, count)] : []));
  const open = cover.flatMap((count, day) => (count === 0 ? [bar(day, most)] : []));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${Math.max(1, cover.length)} ${most}`}
      preserveAspectRatio="none"
      className="h-3 w-full rounded-xs"
    >
      <path d={covered.join('')} className="fill-brand" />
      <path d={open.join('')} className="fill-warn/30" />
    </svg>
  );
}

type GuideNoteProps = { facts: TemplateFacts; isEmpty: boolean };

/** The guide warns and never forbids. */
function GuideNote({ facts, isEmpty }: GuideNoteProps) {
  const outside = outsideGuide(facts);
  return (
    <div role="status" className="text-sm empty:hidden">
      {!isEmpty && outside.length === 0 && (
        <p className="flex gap-2">
          <CircleCheck aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand" />
          Within the guide values of Safe Work Australia
        </p>
      )}
      {outside.length > 0 && (
        <div className="flex gap-2 rounded-md border border-warn/30 bg-warn-soft px-3 py-2.5">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-warn" />
          <div>
            <p className="font-semibold">Outside the Safe Work Australia guide</p>
            <ul className="mt-1 flex list-disc flex-col gap-0.5 pl-4">
              {outside.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </div>
        </div>
      )}
    </div>
  );
}
