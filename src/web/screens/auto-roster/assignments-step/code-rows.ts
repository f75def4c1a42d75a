// One row for each working code of the template.
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { contentOf } from '#contract/template-content';
import type { WallTime } from '#engine/time/kinds';
import { parseWallTime } from '#engine/time/parse';
import { DAY_MINUTES, minutesOf, wallTimeOf } from '../wizard/wall-minutes';
import type { CodeAssignment, WizardState } from '../wizard/wizard-state';

export interface CodeRow extends CodeAssignment {
  label: string;
  /** '19:00', '07:00 next day'; nothing while the times are being typed. */
  ends: string;
  assigned: boolean;
}

export function codeRows(
  template: ShiftTemplate,
  assigned: WizardState['assignments']['shiftCodeAssignments'],
  locations: readonly { id: string }[],
): CodeRow[] {
  return Object.entries(contentOf(template).codes).map(([code, content]) => {
    const row = assigned[code] ?? {
      code,
      locationId: '',
      startTime: content.startTime,
      duration: content.duration / 60,
    };
    return {
      ...row,
      label: content.label,
      ends: endOf(row),
      // A site that was deleted since is none.
      assigned: locations.some(({ id }) => id === row.locationId),
    };
  });
}

function endOf({ startTime, duration }: CodeAssignment): string {
  const start: WallTime | undefined = parseWallTime(startTime);
  if (!start || !(duration >= 0.5 && duration <= 24)) return '';
  const end = minutesOf(start) + duration * 60;
  return `${wallTimeOf(end % DAY_MINUTES)}${end >= DAY_MINUTES ? ' next day' : ''}`;
}

export function summaryTexts(rows: readonly CodeRow[]): { title: string; text?: string } {
  const open = rows.filter(({ assigned }) => !assigned).length;
  if (open === 0) return { title: 'All shift codes have been assigned to locations' };
  return {
    title: `${open} shift codes still need location assignments`,
    text: 'Please assign a location to each shift code before proceeding to the next step.',
  };
}
