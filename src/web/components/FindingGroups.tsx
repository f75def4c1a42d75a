import type { FindingCount, FoundByRule, RosterFinding } from '#contract/api/rules';
import { counted } from '#engine/counted';
import { Badge } from '../ui/Badge';
import { countLabel, SEVERITY_BADGES, worstFirst } from './finding-counts';

/** What the rules find, rule by rule: how often, for how many people, and the first ones in words. */
export function FindingGroups({ found: { counts, findings } }: { found: FoundByRule }) {
  return (
    <ul aria-label="Findings by rule" className="flex flex-col gap-3">
      {worstFirst(counts).map((count) => (
        <RuleGroup
          key={`${count.rule_id} ${count.severity}`}
          count={count}
          findings={findings.filter(
            ({ rule_id, severity }) => rule_id === count.rule_id && severity === count.severity,
          )}
        />
      ))}
    </ul>
  );
}

type RuleGroupProps = { count: FindingCount; findings: readonly RosterFinding[] };

function RuleGroup({ count, findings }: RuleGroupProps) {
  const { tone, one } = SEVERITY_BADGES[count.severity];
  const more = count.findings - findings.length;
  return (
    <li className="flex flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium">{countLabel(count)}</span>
        <Badge tone={tone}>{counted(count.findings, one)}</Badge>
        <span className="text-sm text-muted">{counted(count.people, 'person', 'people')}</span>
      </p>
      <ul className="flex flex-col gap-1 border-l-2 border-line pl-3 sm:text-sm">
        {findings.map(({ fingerprint, employee_name, text, fix }) => (
          <li key={fingerprint}>
            {employee_name}: {text}. {fix && <span className="text-muted">{fix}.</span>}
          </li>
        ))}
        {more > 0 && <li className="text-muted">+{more} more</li>}
      </ul>
    </li>
  );
}
