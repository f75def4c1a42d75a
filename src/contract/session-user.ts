// The signed-in person as every screen and every right sees them.
import { z } from 'zod';
import { WEEK_STARTS } from '#engine/time/week-start';
import { instant } from './fields';
import { PLATFORM_ROLES, ROLES } from './rights';

export const SessionUser = z.object({
  id: z.uuid(),
  email: z.string(),
  name: z.string(),
  phone: z.string().nullable(),
  /** The rank in the current organisation; null for an account that belongs to none. */
  role: z.enum(ROLES).nullable(),
  platform_role: z.enum(PLATFORM_ROLES),
  org_id: z.uuid().nullable(),
  org_name: z.string().nullable(),
  org_timezone: z.string().nullable(),
  org_week_starts_on: z.enum(WEEK_STARTS).nullable(),
  /** When the organisation is deleted for good. Until then it can only be read. Null while nobody deletes it. */
  org_deletes_at: instant.nullable(),
  employee_id: z.uuid().nullable(),
  must_change_password: z.boolean(),
  /** Their role requires two-step sign-in, and this account doesn't have it yet. */
  must_set_up_two_step: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;
