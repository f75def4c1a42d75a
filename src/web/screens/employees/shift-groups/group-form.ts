// The form of a group as it is typed, and as it is sent.
import { z } from 'zod';
import { GroupColor, type ShiftGroup, ShiftGroupInput } from '#contract/api/shift-groups';
import { unusedColor } from '#contract/group-colors';
import type { Texts } from '../../../components/newer-version/versions';

const MAX_ORDER = 10_000;

/** A whole number of at least 1; anything else counts as 1. */
export function displayOrder(typed: string): number {
  const order = Number(typed.trim());
  return Number.isInteger(order) && order >= 1 ? Math.min(order, MAX_ORDER) : 1;
}

export const GroupForm = z.object({
  name: ShiftGroupInput.shape.name,
  order: z.string().transform(displayOrder),
  color_hex: GroupColor,
});
export type GroupFormValues = { name: string; order: string; color_hex: string };

export const GROUP_LABELS = { name: 'Name', order: 'Display order', color_hex: 'Colour' };

/** The values the form began with, as the server keeps them. */
export function seenOf({ name = '', order = '', color_hex }: Texts) {
  return { name, color_hex: color_hex || null, position: displayOrder(order) - 1 };
}

/** Values of the group to edit; without one, of a new group that comes last, in a colour of its own. */
export function initialValues(
  group: ShiftGroup | undefined,
  groups: readonly ShiftGroup[],
): GroupFormValues {
  if (!group) {
    return { name: '', order: String(groups.length + 1), color_hex: unusedColor(groups) };
  }
  const { name, position, color_hex } = group;
  return { name, order: String(position + 1), color_hex: color_hex ?? '' };
}
