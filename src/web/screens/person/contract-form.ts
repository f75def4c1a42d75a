// What the form of a contract holds, and what it sends.
import { z } from 'zod';
import { type Contract, NewContract } from '#contract/api/contracts';
import type { NewContractInput } from '../../data/contracts';

const typed = z.string();

/** The form holds texts. Empty ones are left out. */
export const ContractForm = z
  .object({
    validFrom: typed,
    type: z.enum(['full-time', 'part-time', 'casual']),
    hours: typed,
    /** Days, or 'cycle' for those in `cycleDays`. */
    period: typed,
    cycleDays: typed,
    averagingWeeks: typed,
    anchor: typed,
    longShifts: z.boolean(),
    shortRest: z.boolean(),
    leaveCounts: z.boolean(),
    holidaysCount: z.boolean(),
    employeeNumber: typed,
    birthDate: typed,
  })
  .transform((values): NewContractInput => {
    const hours = numberOf(values.hours);
    const days = numberOf(values.period === 'cycle' ? values.cycleDays : values.period);
    return {
      validFrom: values.validFrom,
      type: values.type,
      hours,
      // Without hours a period says nothing, and the form always has one chosen.
      period: hours === null ? null : days,
      averagingWeeks: numberOf(values.averagingWeeks),
      anchor: values.anchor || null,
      agreements: [
        ...(values.longShifts ? (['long-shifts'] as const) : []),
        ...(values.shortRest ? (['short-rest'] as const) : []),
      ],
      leaveCounts: values.leaveCounts,
      holidaysCount: values.holidaysCount,
      employeeNumber: values.employeeNumber || null,
      birthDate: values.birthDate || null,
    };
  })
  .pipe(NewContract);

export type ContractFormValues = z.input<typeof ContractForm>;

const PERIODS = ['7', '14', '28'];

/** The new contract starts from the last one: mostly one figure changes. */
export function contractValues(
  last: Contract | undefined,
  birthDate: string | null,
): ContractFormValues {
  const period = String(last?.period ?? 7);
  return {
    validFrom: '',
    type: last?.type ?? 'full-time',
    hours: last ? (last.hours?.toString() ?? '') : '38',
    period: PERIODS.includes(period) ? period : 'cycle',
    cycleDays: PERIODS.includes(period) ? '' : period,
    averagingWeeks: last?.averagingWeeks?.toString() ?? '',
    anchor: last?.anchor ?? '',
    longShifts: last?.agreements.includes('long-shifts') ?? false,
    shortRest: last?.agreements.includes('short-rest') ?? false,
    leaveCounts: last?.leaveCounts ?? true,
    holidaysCount: last?.holidaysCount ?? true,
    employeeNumber: last?.employeeNumber ?? '',
    birthDate: birthDate ?? '',
  };
}

/** What isn't a number stays NaN, which the schema refuses with its own sentence. */
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text.trim().replace(',', '.'));
}
