import { useDeferredValue, useMemo } from 'react';
import { countWords } from '../../../../../platform/count-words';
import { formatHours } from '../../../../../platform/formats';
import { type Draft, isTied } from '../draft/draft';
import { factsOfDraft } from '../draft/facts-of-draft';
import { CoverFacts } from './CoverFacts';
import { GuideNote } from './GuideNote';

/** What the pattern means for those who work it, kept up with every stroke. */
export function Meaning({ draft }: { draft: Draft }) {
  const painted = useDeferredValue(draft);
  const facts = useMemo(() => factsOfDraft(painted), [painted]);
  const isEmpty = facts.hoursPerWeek === 0;
  const days = (count: number) => countWords(count, 'day');
  const rows = [
    ['Hours per week', `${formatHours(Number(facts.hoursPerWeek.toFixed(1)))}`],
    ['Longest run', days(facts.longestRun)],
    ['Nights in a row', String(facts.nightsInARow)],
    ['Shortest rest', facts.shortestRest === undefined ? '–' : formatHours(facts.shortestRest)],
    ['Longest shift', formatHours(facts.longestShift)],
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
          Paint a few days, and the cover, the hours and the rest of each team appear here.
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
            The most demanding of all teams; weekends on average over all teams
            {isTied(painted) ? '.' : ' and weekdays to begin on.'}
          </p>
        </>
      )}
    </aside>
  );
}
