import { useSearch } from '@tanstack/react-router';
import { ListChecks } from 'lucide-react';
import type { FindingCount, RosterFinding } from '#contract/api/rules';
import { agree, counted } from '#engine/counted';
import type { Severity } from '#engine/rules/rule';
import type { CalendarDate } from '#engine/time/kinds';
import { ReloadAlert } from '../../../components/ReloadAlert';
import { KIND_LABELS } from '../../../components/rule-kind-labels';
import { useDialog } from '../../../components/use-dialog';
import type { useFindings } from '../../../data/rules';
import { formatShortDay } from '../../../platform/formats';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { Checkbox } from '../../../ui/Checkbox';
import { Dialog } from '../../../ui/Dialog';
import { ChoiceField } from '../../../ui/Field';
import { useGridSearch } from '../grid/use-grid-search';

type Checks = ReturnType<typeof useFindings>;
type OnOpen = (employee: { id: string; name: string }, day: CalendarDate) => void;
type ChecksProps = { checks: Checks; onOpen: OnOpen };

/** How many findings the days in view have, and the list of them by rule. */
export function ChecksButton({ checks, onOpen }: ChecksProps) {
  const dialog = useDialog<'checks'>();
  const serious = (checks.data?.counts ?? []).filter(({ severity }) => severity !== 'note');
  const count = serious.reduce((sum, { findings }) => sum + findings, 0);
  return (
    <>
      <Button size="sm" onClick={() => dialog.show('checks')}>
        <ListChecks aria-hidden="true" />
        Checks
        {count > 0 && (
          <Badge tone="warn">
            {count}
            <span className="sr-only"> {agree(count, 'finding', 'findings')}</span>
          </Badge>
        )}
      </Button>
      {dialog.subject && (
        <Dialog
          key={dialog.turn}
          open={dialog.open}
          onOpenChange={dialog.onOpenChange}
          title="Checks"
          description="What your rules find on the days in view, drafts included."
        >
          <CheckList
            checks={checks}
            onOpen={(employee, day) => {
              dialog.onOpenChange(false);
              onOpen(employee, day);
            }}
          />
        </Dialog>
      )}
    </>
  );
}

function CheckList({ checks, onOpen }: ChecksProps) {
  const { found } = useSearch({ from: '/signed-in/roster' });
  const { setFound } = useGridSearch();
  const { data } = checks;
  if (!data && checks.isError) {
    return (
      <ReloadAlert title="Failed to load the checks" queries={[checks]}>
        We couldn't check these days. Try again in a moment.
      </ReloadAlert>
    );
  }
  if (!data) return <p role="status">Checking...</p>;
  return (
    <div className="flex flex-col gap-4">
      <ChoiceField label="Only people with findings">
        {(control) => (
          <Checkbox
            {...control}
            checked={found === 'only'}
            onChange={({ target }) => setFound(target.checked ? 'only' : undefined)}
          />
        )}
      </ChoiceField>
      {data.counts.length === 0 && <p role="status">No rule is broken on these days.</p>}
      <ul aria-label="Findings by rule" className="flex flex-col gap-2">
        {inOrder(data.counts).map((count) => (
          <RuleFindings
            key={`${count.rule_id} ${count.severity}`}
            count={count}
            findings={data.findings.filter(
              ({ rule_id, severity }) => rule_id === count.rule_id && severity === count.severity,
            )}
            onOpen={onOpen}
          />
        ))}
      </ul>
    </div>
  );
}

const SEVERITY: Record<Severity, { tone: 'danger' | 'warn' | 'info'; one: string }> = {
  block: { tone: 'danger', one: 'block' },
  warn: { tone: 'warn', one: 'warning' },
  note: { tone: 'info', one: 'note' },
};
const ORDER: readonly Severity[] = ['block', 'warn', 'note'];

function inOrder(counts: readonly FindingCount[]): FindingCount[] {
  return counts.toSorted(
    (one, other) =>
      ORDER.indexOf(one.severity) - ORDER.indexOf(other.severity) || other.findings - one.findings,
  );
}

/** The first ones of a rule; the rest are counted. */
const MOST_LISTED = 50;

type RuleFindingsProps = {
  count: FindingCount;
  findings: readonly RosterFinding[];
  onOpen: OnOpen;
};

function RuleFindings({ count, findings, onOpen }: RuleFindingsProps) {
  const { tone, one } = SEVERITY[count.severity];
  const more = count.findings - Math.min(findings.length, MOST_LISTED);
  return (
    <li className="rounded-lg border border-line">
      <details>
        <summary className="flex min-h-11 cursor-pointer flex-wrap items-center gap-2 px-3 py-2">
          <span className="flex-1 font-medium">{KIND_LABELS[count.kind]}</span>
          <Badge tone={tone}>{counted(count.findings, one)}</Badge>
          <span className="text-sm text-muted">{counted(count.people, 'person', 'people')}</span>
        </summary>
        <ul className="border-t border-line">
          {findings.slice(0, MOST_LISTED).map((finding) => (
            <FindingLine key={finding.fingerprint} finding={finding} onOpen={onOpen} />
          ))}
          {more > 0 && <li className="px-3 py-2 text-sm text-muted">+{more} more</li>}
        </ul>
      </details>
    </li>
  );
}

function FindingLine({ finding, onOpen }: { finding: RosterFinding; onOpen: OnOpen }) {
  const { employee_id: id, employee_name: name, from, to, text, fix, override } = finding;
  return (
    <li className="flex items-start gap-2 border-t border-line px-3 py-2 first:border-t-0">
      <div className="min-w-0 flex-1">
        <p>
          <span className="font-medium">{name}</span>: {text}
        </p>
        {fix && !override && <p className="text-sm text-muted">{fix}.</p>}
        {override && (
          <p className="text-sm text-muted">
            Allowed by {override.by}: {override.reason}
          </p>
        )}
      </div>
      <Button
        size="sm"
        aria-label={`Open ${name}, ${formatShortDay(to)}`}
        onClick={() => onOpen({ id, name }, from === to ? from : to)}
      >
        Open
      </Button>
    </li>
  );
}
