// A finding for people, and for the wire: its sentence in parts and as a whole, the change that clears it, its facts.
import { dateOfDayNumber } from '../time/dates';
import { shortDay } from '../time/day-text';
import type { CalendarDate } from '../time/kinds';
import type { Finding, Fix } from './finding';
import { fingerprintOf } from './fingerprint';
import type { Sentence } from './kind';
import { KINDS } from './kinds/all';
import type { RuleKind, Severity } from './rule';
import { dayText, lengthText } from './words';

export interface DescribedFinding {
  ruleId: string;
  kind: RuleKind;
  severity: Severity;
  personId: string;
  shiftIds: string[];
  from: CalendarDate;
  to: CalendarDate;
  measured: number;
  limit: number;
  sentence: Sentence;
  /** 'Rest of 8 h 30 min between Tue 4 May and Wed 5 May; 10 h needed' */
  text: string;
  /** 'Start the shift of Wed 5 May 1 h 30 min later'; null where no single change clears it. */
  fix: string | null;
  fingerprint: string;
}

/** Not part of the check: most findings are only counted or marked, and words take longer than the check. */
export function describeFinding(finding: Finding): DescribedFinding {
  const { rule, severity, personId, shifts, from, to, measured, limit, fix } = finding;
  const sentence = KINDS[rule.kind].say(finding, rule.params as never);
  return {
    ruleId: rule.id,
    kind: rule.kind,
    severity,
    personId,
    shiftIds: shifts.map(({ id }) => id),
    from: dateOfDayNumber(from),
    to: dateOfDayNumber(to),
    measured,
    limit,
    sentence,
    text: textOf(sentence),
    fix: fix && fixText(fix),
    fingerprint: fingerprintOf(finding),
  };
}

function textOf({ what, when, limit }: Sentence): string {
  return limit === null ? `${what} ${when}` : `${what} ${when}; ${limit}`;
}

function fixText(fix: Fix): string {
  if (fix.change === 'day-off') return `Make ${dayText(fix.day)} a day off`;
  const shift = `the shift of ${shortDay(fix.shift.date)}`;
  switch (fix.change) {
    case 'take-off':
      return `Take off ${shift}`;
    case 'start-later':
      return `Start ${shift} ${lengthText(fix.minutes)} later`;
    case 'end-earlier':
      return `End ${shift} ${lengthText(fix.minutes)} earlier`;
    case 'end-later':
      return `End ${shift} ${lengthText(fix.minutes)} later`;
  }
}
