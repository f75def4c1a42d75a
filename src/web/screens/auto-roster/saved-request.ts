// The request that a run or a rule keeps as JSON. It may be older than the settings of today.
import { z } from 'zod';
import { calendarDate, wallTime } from '#contract/time-fields';
import { STRATEGIES } from '#engine/generation/input';
import { parseJson } from '../../platform/parse-json';

const ids = z.array(z.string()).default([]);

const SavedRequest = z.object({
  startDate: calendarDate.optional(),
  endDate: calendarDate.optional(),
  timezone: z.string().optional(),
  siteClock: z.boolean().default(false),
  minRestHours: z.number().optional(),
  maxConsecutiveNights: z.number().optional(),
  conflictStrategy: z.enum(STRATEGIES).optional(),
  employeeIds: ids,
  groupIds: ids,
  parameters: z
    .object({ roleLabel: z.string().optional(), default_location_id: z.string().optional() })
    .default({}),
  published: z.boolean().default(false),
  sendNotifications: z.boolean().default(false),
  notes: z.string().optional(),
  teams: z.array(z.object({ employeeIds: ids, locationId: z.string().optional() })).optional(),
  shiftCodes: z
    .record(
      z.string(),
      z.object({ locationId: z.string(), startTime: wallTime, duration: z.number() }),
    )
    .default({}),
  resolutions: z.array(z.unknown()).default([]),
  rule: z.object({ name: z.string() }).optional(),
});
export type SavedRequest = z.infer<typeof SavedRequest>;

/** Undefined when it can't be read. */
export function readSavedRequest(json: string): SavedRequest | undefined {
  return SavedRequest.safeParse(parseJson(json)).data;
}
