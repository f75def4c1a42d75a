import type { RuleStatus } from '#contract/api/auto-roster';
import type { ShiftRule } from '#contract/api/shift-rules';
import { useSetRuleStatus } from '../../../../data/auto-roster';
import { toastFailure } from '../../../../platform/failure';
import { toast } from '../../../../ui/toast-store';
import { STATUS_TOASTS } from './rule-texts';

/** Says what happened; `pendingId` is the rule that is being changed. */
export function useRuleStatus() {
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
