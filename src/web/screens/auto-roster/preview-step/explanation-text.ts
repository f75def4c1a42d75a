// What a preview leaves out or doubts: by reason, then by person, and as a file.
import type { Explanation } from '#contract/api/auto-roster';
import { csv } from '#contract/csv';
import { counted } from '#engine/counted';
import { DOUBT_REASONS, SKIP_REASONS } from '#engine/generation/warnings-text';
import { formatShortDay } from '../../../platform/formats';

type Reason = Explanation['reason'];

const REASON_TEXTS: Record<Reason, string> = {
  undecided: 'Needs a decision in Review Conflicts',
  conflict: 'Already has a shift',
  status: 'Off, sick or on holiday',
  limits: 'Too little rest or too many nights',
  'overlaps-plan': 'Overlaps the shift before',
  'lost-in-clock-change': 'Lost in the clock change',
  rule: 'Blocked by a rule',
  'created-outside-limits': 'Created with too little rest or too many nights',
  'created-over-plan': 'Created over the shift before',
  'no-team': 'In no team',
};

export interface ReasonGroup {
  reason: Reason;
  title: string;
  /** 'Amy Able: Mon 1 Mar, Tue 2 Mar' */
  lines: string[];
}

export const isSkipped = ({ reason }: Explanation) =>
  SKIP_REASONS.some((skipped) => skipped === reason);

/** In the order of the reasons; people in the order of the preview. */
export function reasonGroups(explanations: readonly Explanation[]): ReasonGroup[] {
  const reasons: Reason[] = [...SKIP_REASONS, ...DOUBT_REASONS];
  return reasons.flatMap((reason) => {
    const own = explanations.filter((one) => one.reason === reason);
    if (own.length === 0) return [];
    const people = new Map<string, Explanation[]>();
    for (const one of own) {
      const known = people.get(one.employeeId);
      if (known) known.push(one);
      else people.set(one.employeeId, [one]);
    }
    const shifts = reason === 'no-team' ? '' : `${counted(own.length, 'shift')}, `;
    const title = `${REASON_TEXTS[reason]}: ${shifts}${counted(people.size, 'person', 'people')}`;
    return [{ reason, title, lines: [...people.values()].map(lineOf) }];
  });
}

function lineOf(own: readonly Explanation[]): string {
  const name = own[0]?.employeeName ?? '';
  const days = own.flatMap(({ date, code, text, reason }) => {
    if (!date) return [];
    // The heading says the rest.
    const detail = reason === 'conflict' || reason === 'undecided' ? '' : `, ${text}`;
    return [`${formatShortDay(date)} ${code}${detail}`];
  });
  return days.length > 0 ? `${name}: ${days.join('; ')}` : name;
}

export function explanationsCsv(explanations: readonly Explanation[]): string {
  const rows = explanations.map((one) => [
    one.employeeName,
    one.date,
    one.code,
    isSkipped(one) ? 'skipped' : one.reason === 'no-team' ? 'no shifts' : 'created',
    REASON_TEXTS[one.reason],
    one.text,
  ]);
  return csv([['employee', 'date', 'code', 'outcome', 'reason', 'detail'], ...rows]);
}
