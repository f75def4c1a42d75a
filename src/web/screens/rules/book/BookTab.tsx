import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Rule } from '#contract/api/rules';
import { can } from '#contract/rights';
import { RULE_KINDS } from '#engine/rules/rule';
import { LoadFailure } from '../../../components/LoadFailure';
import { KIND_LABELS } from '../../../components/rule-kind-labels';
import { useRules } from '../../../data/rules';
import { useUser, useZone } from '../../../data/session';
import { todayIn } from '../../../platform/formats';
import { Button } from '../../../ui/Button';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { Skeleton } from '../../../ui/Skeleton';
import { NewRule } from './NewRule';
import { RuleRow } from './RuleRow';

/** The rule book by kind. A rule that has ended is listed last, because it still explains the past. */
export function BookTab() {
  const rules = useRules();
  const [adding, setAdding] = useState(false);
  const editable = can(useUser(), 'edit rules');
  const today = todayIn(useZone());
  if (!rules.data) {
    if (rules.error) return <LoadFailure title="Failed to load the rules" queries={[rules]} />;
    return <Skeleton className="h-96 rounded-lg" />;
  }
  const isOver = ({ valid_to }: Rule) => valid_to !== null && valid_to < today;
  const current = rules.data.filter((rule) => !isOver(rule));
  const ended = rules.data.filter(isOver);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-prose text-sm text-muted">
          A block stops a change that breaks the rule, unless an admin gives a reason. A warning is
          saved and told. The narrowest rule wins: a person's before a contract's, a shift group's,
          a job site's and everyone's.
        </p>
        {editable && !adding && (
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            Add rule
          </Button>
        )}
      </div>
      {adding && <NewRule onDone={() => setAdding(false)} />}
      {RULE_KINDS.map((kind) => (
        <RuleList
          key={kind}
          title={KIND_LABELS[kind]}
          rules={current.filter((rule) => rule.kind === kind)}
        />
      ))}
      <RuleList title="Ended" rules={ended} />
    </div>
  );
}

function RuleList({ title, rules }: { title: string; rules: readonly Rule[] }) {
  if (rules.length === 0) return null;
  return (
    <Card aria-label={title}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <ul>
        {rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} />
        ))}
      </ul>
    </Card>
  );
}
