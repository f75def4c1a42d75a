// Shift groups: the teams that employees are organised in, in an order of their own.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, nameText } from '../fields';
import { LIMITS } from '../limits';

export const DEFAULT_GROUP_COLOR = '#3B82F6';
export const FALLBACK_GROUP_COLOR = '#e5e7eb';

/** Empty means no colour of its own. */
export const GroupColor = z
  .union([z.literal(''), z.string().regex(/^#[0-9A-Fa-f]{6}$/, 'Invalid hex color'), z.null()], {
    error: 'Invalid hex color',
  })
  .transform((color) => color || null)
  .meta({ examples: [DEFAULT_GROUP_COLOR] });

/** A group as it appears beside an employee. */
export const GroupOfEmployee = z.object({
  id: z.uuid(),
  name: z.string(),
  color_hex: z.string().nullable(),
  position: z.int(),
});

export const ShiftGroup = GroupOfEmployee.extend({ org_id: z.uuid(), member_count: z.int() });
export type ShiftGroup = z.infer<typeof ShiftGroup>;

export const ShiftGroupInput = z.strictObject({
  name: nameText(LIMITS.groupNameLength, 'Required').meta({ examples: ['Night team'] }),
  color_hex: GroupColor.optional(),
  /** Where the group stands among the others, from 0; beyond the end means at the end. */
  position: z.int().min(0).max(10_000).optional(),
});

export const ShiftGroupChanges = ShiftGroupInput.extend({
  /** As it was when the form was opened; refused where someone has changed it since. */
  seen: ShiftGroup.pick({ name: true, color_hex: true, position: true }).partial().optional(),
});

const Path = z.object({ id: id('shift-group') });
const AssignPath = z.object({ groupId: id('shift-group') });
const Member = z.strictObject({ employeeId: id('employee') });

export const listShiftGroups = endpoint({
  method: 'GET',
  path: '/api/shift-groups',
  summary: 'List all shift groups by position, with their member counts',
  right: 'see shift groups',
  response: z.array(ShiftGroup),
});

export const createShiftGroup = endpoint({
  method: 'POST',
  path: '/api/shift-groups',
  summary: 'Create a shift group. Without a position, it goes last',
  right: 'manage shift groups',
  body: ShiftGroupInput,
  response: ShiftGroup,
  status: 201,
});

export const updateShiftGroup = endpoint({
  method: 'PUT',
  path: '/api/shift-groups/{id}',
  summary: 'Change the name, colour or position of a shift group',
  right: 'manage shift groups',
  params: Path,
  body: ShiftGroupChanges,
  response: ShiftGroup,
});

export const deleteShiftGroup = endpoint({
  method: 'DELETE',
  path: '/api/shift-groups/{id}',
  summary: 'Delete a shift group. Its employees become unassigned',
  right: 'manage shift groups',
  params: Path,
});

export const reorderShiftGroups = endpoint({
  method: 'PUT',
  path: '/api/shift-groups/reorder',
  summary: 'Reorder the shift groups. Takes every group of the organisation, each once',
  right: 'manage shift groups',
  body: z.strictObject({ groupIds: z.array(id('shift-group')).max(1_000) }),
  response: z.array(ShiftGroup),
});

/** Says where one group goes, not how all of them stand: two people who move groups at once both get their way. */
export const moveShiftGroup = endpoint({
  method: 'POST',
  path: '/api/shift-groups/{id}/move',
  summary: 'Move one shift group to a place right before or after another',
  right: 'manage shift groups',
  params: Path,
  body: z.strictObject({
    beside: id('shift-group'),
    side: z.enum(['before', 'after']).meta({ examples: ['after'] }),
  }),
  response: z.array(ShiftGroup),
});

export const assignToShiftGroup = endpoint({
  method: 'POST',
  path: '/api/shift-groups/{groupId}/assign',
  summary: 'Move an employee into the group and out of any other',
  right: 'manage shift groups',
  params: AssignPath,
  body: Member,
});

export const moveEmployees = endpoint({
  method: 'POST',
  path: '/api/shift-groups/moves',
  summary: 'Move many employees to other groups, or to none, all or nothing',
  right: 'manage shift groups',
  body: z.strictObject({
    moves: z
      .array(
        z.strictObject({
          employeeId: id('employee'),
          /** Null takes the employee out of every group. */
          groupId: id('shift-group').nullable(),
        }),
      )
      .min(1)
      .max(LIMITS.importRows),
  }),
  response: z.object({ moved: z.int() }),
});

export const unassignFromShiftGroup = endpoint({
  method: 'DELETE',
  path: '/api/shift-groups/{groupId}/assign',
  summary: 'Remove an employee from the group. Takes employeeId in the body or the query',
  right: 'manage shift groups',
  params: AssignPath,
  query: z.object({ employeeId: id('employee').optional() }),
  body: Member.optional(),
});
