// A plan with what the rule book finds about it. Where conflicts are skipped, so are the shifts that a rule blocks.
import type { Finding } from '#engine/rules/finding';
import type { TenantScope } from '../../db/database';
import { checkPlan, type PlanFindings } from '../rules/check-plan';
import { inWords } from '../rules/in-words';
import type { Planned } from './make-plan';

export interface CheckedPlan extends Planned {
  findings: Omit<PlanFindings, 'leftOut'>;
}

export async function checkPlanned(scope: TenantScope, planned: Planned): Promise<CheckedPlan> {
  const { plan, request, resolved } = planned;
  const { leftOut, ...findings } = await checkPlan(scope, {
    days: { from: request.startDate, to: request.endDate },
    shifts: plan.shifts,
    replaced: plan.replaced,
    role: request.parameters?.roleLabel || null,
    published: request.published,
    goesAround: resolved.strategy === 'skip',
  });
  if (leftOut.length === 0) return { ...planned, findings };
  const out = new Set(leftOut.map((each) => each.planned));
  const skipped = leftOut.map(({ planned: { employeeId, slot }, because }) => ({
    employeeId,
    date: slot.date,
    code: slot.code,
    reason: 'rule' as const,
    finding: textOf(because),
  }));
  return {
    ...planned,
    findings,
    plan: {
      ...plan,
      shifts: plan.shifts.filter((shift) => !out.has(shift)),
      skipped: [...plan.skipped, ...skipped],
    },
  };
}

function textOf(finding: Finding): string {
  return inWords(finding, '').text;
}
