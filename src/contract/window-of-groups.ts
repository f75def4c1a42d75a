// What a large roster is read by: some days of some groups of people.
import { z } from 'zod';
import { dateWindow } from './time-fields';

/** Ids of groups with commas between; `none` are the people without a group. Left out: everyone. */
export const groups = z
  .string()
  .max(2_000)
  .regex(/^(none|[0-9a-f-]{36})(,(none|[0-9a-f-]{36}))*$/, 'Groups are ids with commas between')
  .meta({ examples: ['none'] })
  .optional();

export const windowOfGroups = dateWindow.safeExtend({ groups });
