import type { RefObject } from 'react';
import type { ShiftRule } from '#contract/api/shift-rules';
import { ConfirmDialog } from '../../../../ui/ConfirmDialog';
import { FocusFallback } from '../../shift-groups/FocusFallback';
import { useRuleStatus } from './use-rule-status';

type ArchiveRuleDialogProps = {
  rule: ShiftRule;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  focusFallback: RefObject<HTMLElement | null>;
};

export function ArchiveRuleDialog(props: ArchiveRuleDialogProps) {
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
