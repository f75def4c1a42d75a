// The day as it will be once the changes under way have arrived.
import type { DayStatus } from '#contract/api/day-statuses';
import type { Shift } from '#contract/api/shifts';
import type { RosterChange } from '../../../data/roster-changes';

export interface Cell {
  shifts: Shift[];
  status: DayStatus['status'] | null;
}

export interface Day {
  employeeId: string;
  date: string;
}

export function withChanges(cell: Cell, day: Day, changes: readonly RosterChange[]): Cell {
  return changes.reduce((current, change) => withChange(current, day, change), cell);
}

function withChange(cell: Cell, day: Day, change: RosterChange): Cell {
  switch (change.type) {
    case 'delete':
      return { ...cell, shifts: cell.shifts.filter(({ id }) => id !== change.shift.id) };
    case 'update':
      return { ...cell, shifts: cell.shifts.map((shift) => updated(shift, change)) };
    case 'set-status':
      return isOf(day, change) ? { ...cell, status: change.status } : cell;
    case 'remove-status':
      return isOf(day, change) ? { ...cell, status: null } : cell;
    case 'clear-day':
      return isOf(day, change) ? { shifts: [], status: null } : cell;
    default:
      return cell;
  }
}

/** Only whether it is published: other changes come from the form, which waits for the answer. */
function updated(shift: Shift, change: RosterChange & { type: 'update' }): Shift {
  if (shift.id !== change.shift.id) return shift;
  return { ...shift, published: change.body.published ?? shift.published };
}

function isOf(day: Day, change: Day): boolean {
  return day.employeeId === change.employeeId && day.date === change.date;
}
