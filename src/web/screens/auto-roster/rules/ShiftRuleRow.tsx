import { Archive, Pause, Play, Undo2 } from 'lucide-react';
import type { RuleStatus } from '#contract/api/auto-roster';
import type { ShiftRule } from '#contract/api/shift-rules';
import { Badge } from '../../../ui/Badge';
import { Button } from '../../../ui/Button';
import { peopleText } from '../runs/parameters-text';
import type { Names } from '../use-names';
import { filledText, RULE_TONES } from './shift-rule-text';

type ShiftRuleRowProps = {
  rule: ShiftRule;
  names: Names;
  /** While its status is being changed. */
  pending: boolean;
  onStatus: (rule: ShiftRule, status: RuleStatus) => void;
  onArchive: (rule: ShiftRule) => void;
  onUndo: (rule: ShiftRule) => void;
};

export function ShiftRuleRow({
  rule,
  names,
  pending,
  onStatus,
  onArchive,
  onUndo,
}: ShiftRuleRowProps) {
  const which = <span className="sr-only"> {rule.name}</span>;
  const active = rule.status === 'active';
  const people = peopleText(rule.parameters_json, names);
  return (
    <li className="flex flex-col gap-x-6 gap-y-2.5 px-4 py-3.5 sm:px-5 md:flex-row md:items-center">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="min-w-0 font-medium wrap-anywhere">{rule.name}</h3>
          <Badge tone={RULE_TONES[rule.status]} className="capitalize">
            {rule.status}
          </Badge>
        </div>
        <p className="text-sm">
          {rule.template_name}
          {people && (
            <>
              {' '}
              <span className="text-muted">for</span> {people}
            </>
          )}
        </p>
        <p className="text-sm text-muted tabular-nums">
          {filledText(rule)} <span aria-hidden="true">·</span> {rule.timezone.replaceAll('_', ' ')}
        </p>
      </div>
      <div className="-ml-2 flex flex-wrap items-center max-sm:[&>button]:px-2 sm:-ml-2.5 sm:gap-1 md:ml-0 md:justify-end">
        <Button
          variant="ghost"
          size="sm"
          pending={pending}
          onClick={() => onStatus(rule, active ? 'paused' : 'active')}
        >
          {!pending && (active ? <Pause aria-hidden="true" /> : <Play aria-hidden="true" />)}
          <span>
            {active ? 'Pause' : 'Resume'}
            {which}
          </span>
        </Button>
        <Button variant="ghost" size="sm" onClick={() => onUndo(rule)}>
          <Undo2 aria-hidden="true" />
          <span>Undo{which}</span>
        </Button>
        {rule.status !== 'archived' && (
          <Button variant="ghost" size="sm" onClick={() => onArchive(rule)}>
            <Archive aria-hidden="true" />
            <span>Archive{which}</span>
          </Button>
        )}
      </div>
    </li>
  );
}
