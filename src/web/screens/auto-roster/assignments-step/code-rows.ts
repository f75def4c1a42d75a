// One row for each working code of the template.
import { agree, counted } from '#engine/counted';
import { parseWallTime } from '#engine/time/parse';
import type { RosterTemplate } from '../../../data/shift-templates';
import { DAY_MINUTES, minutesOfTime, timeOfMinutes } from '../../../platform/minutes';
import { templateAssignments } from '../wizard/code-assignments';
import { isShiftLength } from '../wizard/step-completeness';
import type { CodeAssignment, WizardState } from '../wizard/wizard-state';

export interface CodeRow extends CodeAssignment {
  label: string;
  /** '19:00', '07:00 next day'; nothing while the times are being typed. */
  ends: string;
  assigned: boolean;
}

export function codeRows(
  template: RosterTemplate,
  assigned: WizardState['assignments']['shiftCodeAssignments'],
  locations: readonly { id: string }[],
): CodeRow[] {
  return Object.values(templateAssignments(template, '')).map((own) => {
    const row = assigned[own.code] ?? own;
    return {
      ...row,
      label: template.codes[own.code]?.label ?? own.code,
      ends: endOf(row),
      // A deleted site doesn't count.
      assigned: locations.some(({ id }) => id === row.locationId),
    };
  });
}

function endOf({ startTime, duration }: CodeAssignment): string {
  const start = parseWallTime(startTime);
  if (!start || !isShiftLength(duration)) return '';
  const end = minutesOfTime(start) + duration;
  return `${timeOfMinutes(end)}${end >= DAY_MINUTES ? ' next day' : ''}`;
}

/** What the wizard keeps of a row. */
export function assignmentOf({ label, ends, assigned, ...assignment }: CodeRow): CodeAssignment {
  return assignment;
}

export function summaryTexts(rows: readonly CodeRow[]): { title: string; text?: string } {
  const open = rows.filter(({ assigned }) => !assigned).length;
  if (open === 0) return { title: 'All shift codes have been assigned to locations' };
  const needed = agree(
    open,
    'still needs a location assignment',
    'still need location assignments',
  );
  return {
    title: `${counted(open, 'shift code')} ${needed}`,
    text: 'Please assign a location to each shift code before proceeding to the next step.',
  };
}
