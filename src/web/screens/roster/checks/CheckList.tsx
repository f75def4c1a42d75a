import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FindingCount, RosterFinding } from '#contract/api/rules';
import { counted } from '#engine/counted';
import { FindingMark } from '../../../components/FindingMark';
import { countLabel, SEVERITY_BADGES, worstFirst } from '../../../components/finding-counts';
import { ReloadAlert } from '../../../components/ReloadAlert';
import type { useFindings } from '../../../data/rules';
import { formatShortDay } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';

type OnShow = (finding: RosterFinding) => void;

export type CheckListProps = {
  checks: ReturnType<typeof useFindings>;
  /** Leads to the last day that the finding speaks of. */
  onShow: OnShow;
};

/** Findings by rule, and by person within it: hundreds of equal lines would hide each other. */
export function CheckList({ checks, onShow }: CheckListProps) {
  const { data } = checks;
  if (!data && checks.isError) {
    return (
      <ReloadAlert title="Failed to load the checks" queries={[checks]}>
        We couldn't check these days. Try again in a moment.
      </ReloadAlert>
    );
  }
  if (!data) return <p role="status">Checking...</p>;
  if (data.counts.length === 0) return <p role="status">No rule is broken on these days.</p>;
  return (
    <ul aria-label="Findings by rule" className="flex flex-col gap-2">
      {worstFirst(data.counts).map((count) => (
        <RuleFindings
          key={`${count.rule_id} ${count.severity}`}
          count={count}
          findings={data.findings.filter(
            ({ rule_id, severity }) => rule_id === count.rule_id && severity === count.severity,
          )}
          onShow={onShow}
        />
      ))}
    </ul>
  );
}

/** The first people of a rule; the findings of the others are counted. */
const MOST_PEOPLE = 50;

type RuleFindingsProps = {
  count: FindingCount;
  findings: readonly RosterFinding[];
  onShow: OnShow;
};

function RuleFindings({ count, findings, onShow }: RuleFindingsProps) {
  const { tone, one } = SEVERITY_BADGES[count.severity];
  const people = byPerson(findings).slice(0, MOST_PEOPLE);
  const more = count.findings - people.reduce((sum, { length }) => sum + length, 0);
  return (
    <li className="rounded-lg border border-line">
      <Fold
        summary={
          <>
            {count.severity !== 'note' && <FindingMark severity={count.severity} />}
            <span className="min-w-[60%] flex-1 font-medium">{countLabel(count)}</span>
            <Badge tone={tone}>{counted(count.findings, one)}</Badge>
            <span className="text-sm text-muted">{counted(count.people, 'person', 'people')}</span>
          </>
        }
      >
        <ul className="border-t border-line">
          {people.map((own) => (
            <PersonFindings key={own[0]?.employee_id} findings={own} onShow={onShow} />
          ))}
          {more > 0 && <li className="px-3 py-2 text-sm text-muted">+{more} more</li>}
        </ul>
      </Fold>
    </li>
  );
}

/** People in the order of their first finding. */
function byPerson(findings: readonly RosterFinding[]): RosterFinding[][] {
  const people = new Map<string, RosterFinding[]>();
  for (const finding of findings) {
    const own = people.get(finding.employee_id);
    if (own) own.push(finding);
    else people.set(finding.employee_id, [finding]);
  }
  return [...people.values()];
}

type PersonFindingsProps = { findings: readonly RosterFinding[]; onShow: OnShow };

function PersonFindings({ findings, onShow }: PersonFindingsProps) {
  const [first, ...others] = findings;
  if (!first) return null;
  const { employee_name: name, severity } = first;
  if (others.length === 0) {
    return (
      <li className="border-t border-line first:border-t-0">
        <FindingLine finding={first} onShow={onShow} named />
      </li>
    );
  }
  return (
    <li className="border-t border-line first:border-t-0">
      <Fold
        summary={
          <>
            <span className="min-w-0 flex-1 font-medium wrap-anywhere">{name}</span>
            <span className="text-sm text-muted">
              {counted(findings.length, SEVERITY_BADGES[severity].one)}
            </span>
          </>
        }
      >
        <ul className="border-t border-line bg-surface">
          {findings.map((finding) => (
            <li key={finding.fingerprint} className="border-t border-line first:border-t-0">
              <FindingLine finding={finding} onShow={onShow} />
            </li>
          ))}
        </ul>
      </Fold>
    </li>
  );
}

function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group/fold">
      <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center gap-2 px-3 py-2 -outline-offset-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 shrink-0 text-muted [details[open]>summary>&]:rotate-90"
        />
        {summary}
      </summary>
      {children}
    </details>
  );
}

type FindingLineProps = { finding: RosterFinding; onShow: OnShow; named?: boolean };

function FindingLine({ finding, onShow, named = false }: FindingLineProps) {
  const { employee_name: name, to, text, fix, override } = finding;
  return (
    <div className="flex items-start gap-2 px-3 py-2">
      <div className="min-w-0 flex-1 sm:text-sm">
        <p>
          {named && <span className="font-medium">{name}: </span>}
          {text}
        </p>
        {fix && !override && <p className="text-muted">{fix}.</p>}
        {override && (
          <p className="text-muted">
            Allowed by {override.by}: {override.reason}
          </p>
        )}
      </div>
      <Button
        size="sm"
        aria-label={`Show ${name}, ${formatShortDay(to)}`}
        onClick={() => onShow(finding)}
      >
        Show
      </Button>
    </div>
  );
}
