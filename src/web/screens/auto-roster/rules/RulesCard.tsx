import { type RefObject, useId, useRef } from 'react';
import type { RuleStatus } from '#contract/api/auto-roster';
import type { ShiftRule } from '#contract/api/shift-rules';
import { FocusFallback } from '../../../components/FocusFallback';
import { LoadFailure } from '../../../components/LoadFailure';
import { useDialog } from '../../../components/use-dialog';
import { useSetRuleStatus, useShiftRules } from '../../../data/auto-roster';
import { toastFailure } from '../../../platform/failure';
import { Card, CardHeader, CardTitle } from '../../../ui/Card';
import { ConfirmDialog } from '../../../ui/ConfirmDialog';
import { toast } from '../../../ui/toast-store';
import { RunsSkeleton } from '../runs/RunsSkeleton';
import { useNames } from '../use-names';
import { ShiftRuleRow } from './ShiftRuleRow';
import { STATUS_TOASTS } from './shift-rule-text';
import { UndoRuleDialog } from './UndoRuleDialog';

const ABOUT = 'A rule keeps drafts filled 8 weeks ahead, in step with its rotation.';

export function RulesCard() {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const rules = useShiftRules();
  const { data, error } = rules;
  const names = useNames();
  const { setStatus, pendingId } = useRuleStatus();
  const archiving = useDialog<ShiftRule>();
  const undoing = useDialog<ShiftRule>();
  const current = data?.filter(({ status }) => status !== 'archived') ?? [];
  const archived = data?.filter(({ status }) => status === 'archived') ?? [];

  const row = (rule: ShiftRule) => (
    <ShiftRuleRow
      key={rule.id}
      rule={rule}
      names={names}
      pending={pendingId === rule.id}
      onStatus={(which, status) => void setStatus(which, status)}
      onArchive={archiving.show}
      onUndo={undoing.show}
    />
  );

  return (
    <Card aria-labelledby={headingId} className="print:hidden">
      <CardHeader className="flex-col items-start border-b border-line pb-3 sm:pt-3">
        <CardTitle id={headingId} ref={heading} tabIndex={-1}>
          Rules
        </CardTitle>
        {current.length > 0 && <p className="text-sm text-muted">{ABOUT}</p>}
      </CardHeader>
      {!data && !error && <RunsSkeleton rows={1} />}
      {!data && error && (
        <LoadFailure title="Failed to load rules" queries={[rules]} className="py-8" />
      )}
      {data && current.length === 0 && (
        <p className="px-4 py-4 text-muted sm:px-5 sm:text-sm">
          No rules yet. {ABOUT} Create one in the last step of the wizard.
        </p>
      )}
      {current.length > 0 && <ul className="divide-y divide-line">{current.map(row)}</ul>}
      {archived.length > 0 && (
        <details className="border-t border-line">
          <summary className="px-4 py-3 text-base font-medium -outline-offset-2 sm:px-5 sm:text-sm">
            Archived rules ({archived.length})
          </summary>
          <ul className="divide-y divide-line border-t border-line">{archived.map(row)}</ul>
        </details>
      )}
      {archiving.subject && (
        <ArchiveRuleDialog
          key={`archive ${archiving.turn}`}
          rule={archiving.subject}
          open={archiving.open}
          onOpenChange={archiving.onOpenChange}
          focusFallback={heading}
        />
      )}
      {undoing.subject && (
        <UndoRuleDialog
          key={`undo ${undoing.turn}`}
          rule={undoing.subject}
          open={undoing.open}
          onOpenChange={undoing.onOpenChange}
        />
      )}
    </Card>
  );
}

type ArchiveRuleDialogProps = {
  rule: ShiftRule;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  focusFallback: RefObject<HTMLElement | null>;
};

function ArchiveRuleDialog(props: ArchiveRuleDialogProps) {
  const { rule, open, onOpenChange, focusFallback } = props;
  const { setStatus, pendingId } = useRuleStatus();

  async function archive() {
    await setStatus(rule, 'archived');
    onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Archive rule"
      description={`Archive "${rule.name}"? It stops filling the roster. The shifts it has made stay.`}
      confirmLabel={pendingId ? 'Archiving...' : 'Archive rule'}
      tone="primary"
      pending={pendingId !== undefined}
      onConfirm={() => void archive()}
    >
      <FocusFallback to={focusFallback} />
    </ConfirmDialog>
  );
}

/** Shows a toast when done; `pendingId` is the rule being changed. */
function useRuleStatus() {
  const { mutateAsync, isPending, variables } = useSetRuleStatus();

  async function setStatus({ id, name }: ShiftRule, status: RuleStatus) {
    try {
      await mutateAsync({ id, status });
      toast({ title: STATUS_TOASTS[status], description: name });
    } catch (error) {
      toastFailure('Failed to update rule', error);
    }
  }

  return { setStatus, pendingId: isPending ? variables.id : undefined };
}
