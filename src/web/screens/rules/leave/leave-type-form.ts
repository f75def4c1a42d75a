// What the form about a kind of leave holds, and what it sends.
import { z } from 'zod';
import { type LeaveType, LeaveTypeInput } from '#contract/api/leave-types';
import { DAY_STATUSES } from '#engine/cells/cell';

const typed = z.string();

/** Figures are typed; an empty one means none. */
export const LeaveTypeForm = z
  .object({
    name: typed,
    paid: z.boolean(),
    needs_approval: z.boolean(),
    has_balance: z.boolean(),
    accrual_weeks: typed,
    evidence_after_days: typed,
    day_status: z.enum(DAY_STATUSES),
    in_use: z.boolean(),
  })
  .transform(
    (values): z.input<typeof LeaveTypeInput> => ({
      ...values,
      accrual_weeks: values.has_balance ? figureOf(values.accrual_weeks) : null,
      evidence_after_days: figureOf(values.evidence_after_days),
    }),
  )
  .pipe(LeaveTypeInput);

function figureOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text.replace(',', '.'));
}

export function valuesOfType(type: LeaveType | null): z.input<typeof LeaveTypeForm> {
  const figure = (value: number | null | undefined) => (value == null ? '' : String(value));
  return {
    name: type?.name ?? '',
    paid: type?.paid ?? true,
    needs_approval: type?.needs_approval ?? true,
    has_balance: type?.has_balance ?? false,
    accrual_weeks: figure(type?.accrual_weeks),
    evidence_after_days: figure(type?.evidence_after_days),
    day_status: type?.day_status ?? 'holiday',
    in_use: type?.in_use ?? true,
  };
}
