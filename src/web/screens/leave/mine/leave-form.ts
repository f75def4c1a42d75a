// What the form about leave holds, and what it sends.
import { z } from 'zod';
import { LeaveInput, previewLeave } from '#contract/api/leave';
import type { LeaveDays } from '../../../data/leave';

const typed = z.string();

/** The form holds texts: an empty time means the whole day. */
const Typed = z.object({
  typeId: typed,
  first: typed,
  last: typed,
  startTime: typed,
  endTime: typed,
  reason: typed,
});

export const LeaveForm = Typed.transform(
  ({ startTime, endTime, ...values }): z.input<typeof LeaveInput> => ({
    ...values,
    startTime: startTime || null,
    endTime: endTime || null,
  }),
).pipe(LeaveInput);

/** What can be asked before it is sent; undefined until the form is complete. */
export function previewOf(values: Partial<z.input<typeof Typed>>): LeaveDays | undefined {
  const { typeId = '', first = '', last = '', startTime, endTime } = values;
  const body = { typeId, first, last, startTime: startTime || null, endTime: endTime || null };
  return previewLeave.body.safeParse(body).success ? body : undefined;
}
