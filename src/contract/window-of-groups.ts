// What a large roster is read by: some days of some groups of people.
import { z } from 'zod';
import { dateWindow } from './time-fields';

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const GROUP = `(~${ID}|(none|${ID})(:${ID}:${ID})?)`;

/**
 * Ids of groups with commas between; `none` are the people without a group. Left out: everyone. Some of a large group
 * are named by the first and the last of them in order of name: `none:<id>:<id>`, and people of several groups one by
 * one: `~<id>`.
 */
export const groups = z
  .string()
  .max(2_000)
  .regex(new RegExp(`^${GROUP}(,${GROUP})*$`), 'Groups are ids with commas between')
  .meta({ examples: ['none'] })
  .optional();

export const windowOfGroups = dateWindow.safeExtend({ groups });
