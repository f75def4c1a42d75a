import type { ReactNode } from 'react';
import type { Publication, PublishedCover } from '#contract/api/publish-roster';
import type { FindingCount, RosterFinding } from '#contract/api/rules';
import { counted, formatCount } from '#engine/counted';
import { lightsOf } from '#engine/cover/light';
import { lightText } from '../../../components/cover/light-text';
import { countLabel, SEVERITY_BADGES } from '../../../components/finding-counts';
import { formatShortDay } from '../../../platform/formats';
import { Alert } from '../../../ui/Alert';
import { Badge } from '../../../ui/Badge';

type PublishSummaryProps = { publication: Publication; mayOverride: boolean };

/** What publishing does, the most important first; the lists are folded, because there can be hundreds. */
export function PublishSummary({ publication, mayOverride }: PublishSummaryProps) {
  const { blocks, blockCount, counts, findings, cover } = publication;
  return (
    <div className="flex flex-col gap-4">
      <Counts publication={publication} />
      {blockCount > 0 && (
        <Alert tone="danger" title="A rule blocks this">
          <Sentences findings={blocks} count={blockCount} />
          <p className="mt-2">
            {mayOverride
              ? 'You can publish anyway with a reason, or choose other days.'
              : 'Ask an admin to publish these days, or choose others.'}
          </p>
        </Alert>
      )}
      <Part title="Rules">
        {counts.length === 0 && <p className="text-muted">No rule is broken anew.</p>}
        {counts.map((count) => (
          <BrokenRule
            key={`${count.rule_id} ${count.severity}`}
            count={count}
            findings={findings.filter(
              ({ rule_id, severity }) => rule_id === count.rule_id && severity === count.severity,
            )}
          />
        ))}
      </Part>
      {cover.length > 0 && (
        <Part title="Cover">
          {cover.map((site) => (
            <SiteCover key={site.location_id} site={site} />
          ))}
        </Part>
      )}
      <Part title="Who will be told">
        <People publication={publication} />
      </Part>
    </div>
  );
}

function Counts({ publication: { shifts, besidePublished, peopleCount } }: PublicationProps) {
  const fresh = shifts - besidePublished;
  return (
    <p>
      <strong className="font-semibold">
        {counted(shifts, 'shift')} for {counted(peopleCount, 'person', 'people')}.
      </strong>{' '}
      {besidePublished > 0 &&
        `${counted(fresh, 'shift is', 'shifts are')} new. ${counted(besidePublished, 'shift is', 'shifts are')} beside a published shift of the same person and day.`}
    </p>
  );
}

type PublicationProps = { publication: Publication };

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="flex flex-col gap-1.5">
      <h3 className="text-sm font-semibold">{title}</h3>
      {children}
    </section>
  );
}

type FoldedProps = { summary: ReactNode; children: ReactNode };

function Folded({ summary, children }: FoldedProps) {
  return (
    <details className="rounded-lg border border-line">
      <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2 -outline-offset-2">
        {summary}
      </summary>
      <div className="border-t border-line px-3 py-2 sm:text-sm">{children}</div>
    </details>
  );
}

type BrokenRuleProps = { count: FindingCount; findings: readonly RosterFinding[] };

function BrokenRule({ count, findings }: BrokenRuleProps) {
  const { tone, one } = SEVERITY_BADGES[count.severity];
  return (
    <Folded
      summary={
        <>
          <span className="flex-1 font-medium">{countLabel(count)}</span>
          <Badge tone={tone}>{counted(count.findings, one)}</Badge>
          <span className="text-sm text-muted">{counted(count.people, 'person', 'people')}</span>
        </>
      }
    >
      <Sentences findings={findings} count={count.findings} />
    </Folded>
  );
}

/** The first ones; the rest are counted. */
const MOST_LISTED = 20;

function Sentences({ findings, count }: { findings: readonly RosterFinding[]; count: number }) {
  const shown = findings.slice(0, MOST_LISTED);
  return (
    <ul className="flex flex-col gap-1">
      {shown.map(({ fingerprint, employee_name, text, fix }) => (
        <li key={fingerprint} className="wrap-anywhere">
          <span className="font-medium">{employee_name}</span>: {text}.{fix && ` ${fix}.`}
        </li>
      ))}
      <More count={count - shown.length} />
    </ul>
  );
}

function More({ count }: { count: number }) {
  return count > 0 ? <li className="text-muted">+{formatCount(count)} more</li> : null;
}

function SiteCover({ site }: { site: PublishedCover }) {
  const text = <span className="sm:text-sm">{coverText(site.days)}</span>;
  const name = <span className="font-medium wrap-anywhere">{site.name}</span>;
  if (site.gapCount === 0) {
    return (
      <p className="flex flex-wrap gap-x-3 rounded-lg border border-line px-3 py-2">
        {name}
        {text}
      </p>
    );
  }
  return (
    <Folded
      summary={
        <>
          {name}
          {text}
        </>
      }
    >
      <ul className="flex flex-col gap-1">
        {site.gaps.map(({ date, startTime, light, by }) => (
          <li key={date}>
            {formatShortDay(date)}, {startTime}: {lightText({ light, by })}
          </li>
        ))}
        <More count={site.gapCount - site.gaps.length} />
      </ul>
    </Folded>
  );
}

/** 'Short now: 5 days. Once published: 2 days.' */
function coverText(days: string): string {
  const lights = [...days].flatMap((letter) => lightsOf(letter) ?? []);
  const now = lights.filter(({ published }) => isShort(published)).length;
  const then = lights.filter(({ withDrafts }) => isShort(withDrafts)).length;
  if (now + then === 0) return 'No day is short.';
  const after = then === 0 ? 'none' : counted(then, 'day');
  return `Short now: ${counted(now, 'day')}. Once published: ${after}.`;
}

function isShort(light: string): boolean {
  return light === 'below-minimum' || light === 'below-target';
}

function People({ publication: { people, peopleCount, withoutAccount } }: PublicationProps) {
  return (
    <>
      <Folded summary={<span className="flex-1">{counted(peopleCount, 'person', 'people')}</span>}>
        <ul className="grid grid-cols-1 gap-x-6 gap-y-1 sm:grid-cols-2">
          {people.map(({ employee_id, name, shifts, has_account }) => (
            <li key={employee_id} className="flex items-baseline justify-between gap-3">
              <span className="min-w-0 wrap-anywhere">
                {name}
                {!has_account && <span className="text-muted"> (no account)</span>}
              </span>
              <span className="shrink-0 text-muted tabular-nums">{counted(shifts, 'shift')}</span>
            </li>
          ))}
          <More count={peopleCount - people.length} />
        </ul>
      </Folded>
      {withoutAccount > 0 && (
        <p className="text-muted sm:text-sm">
          {counted(withoutAccount, 'person has', 'people have')} no account yet and can't be told.
        </p>
      )}
    </>
  );
}
