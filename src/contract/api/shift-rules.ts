// Shift rules: generations that go on by themselves, drafts eight weeks ahead.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, instant } from '../fields';
import { RULE_STATUSES } from './auto-roster';

export const ShiftRule = z.object({
  id: z.uuid(),
  org_id: z.uuid(),
  name: z.string(),
  shift_template_id: z.uuid(),
  template_name: z.string(),
  applies_to_type: z.enum(['employee', 'group']),
  applies_to_id: z.uuid(),
  start_datetime: instant,
  end_datetime: instant.nullable(),
  timezone: z.string(),
  /** JSON: the request that the rule goes on with. */
  parameters_json: z.string(),
  status: z.enum(RULE_STATUSES),
  created_by: z.uuid().nullable(),
  created_at: instant,
  /** The last day that it has been filled to. */
  filled_to: z.string().nullable(),
});
export type ShiftRule = z.infer<typeof ShiftRule>;

export const listShiftRules = endpoint({
  method: 'GET',
  path: '/api/shift-rules',
  summary: 'List the rules of the organisation, archived ones last',
  right: 'generate roster',
  response: z.array(ShiftRule),
});

export const updateShiftRule = endpoint({
  method: 'PATCH',
  path: '/api/shift-rules/{id}',
  summary: 'Pause, resume or archive a rule',
  right: 'generate roster',
  params: z.object({ id: id('shift-rule') }),
  body: z.strictObject({ status: z.enum(RULE_STATUSES) }),
  response: ShiftRule,
});
