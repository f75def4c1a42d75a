import type { UseFormReturn } from 'react-hook-form';
import { z } from 'zod';
import { ShiftInput } from '#contract/api/shifts';
import { wallTime } from '#contract/time-fields';
import { readTime } from '#engine/time/typed-time';

const time = z
  .string()
  .transform((typed): string => readTime(typed) ?? typed)
  .pipe(wallTime);

export const ShiftForm = ShiftInput.omit({ override: true })
  .required()
  .extend({
    employeeId: z.string().min(1, 'Choose an employee'),
    locationId: z.string().min(1, 'Choose a job site'),
    startTime: time,
    endTime: time,
    published: z.boolean(),
    overwrite: z.boolean(),
  })
  .refine(({ startTime, endTime }) => startTime !== endTime, {
    message: 'Start and end are the same time',
    path: ['endTime'],
  });

export type ShiftValues = z.input<typeof ShiftForm>;
export type EnteredShift = z.output<typeof ShiftForm>;
export type ShiftFormReturn = UseFormReturn<ShiftValues, unknown, EnteredShift>;
