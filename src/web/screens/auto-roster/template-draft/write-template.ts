// From a draft to what is sent: the same texts that the server reads.
import type { createShiftTemplate } from '#contract/api/shift-templates';
import type { BodyInput } from '#contract/endpoint';
import { readTime } from '../../../components/shift-form/read-time';
import { cycleOf, type Draft, isTied, rowOf } from './draft';

export type TemplateInput = BodyInput<typeof createShiftTemplate>;

export function templateOf(draft: Draft): TemplateInput {
  const cycle = cycleOf(draft);
  const names = new Map(draft.codes.map(({ key, code }) => [key, code]));
  const own = draft.codes.filter(({ hours }) => hours.trim() !== '');
  return {
    name: draft.name.trim(),
    type: draft.type,
    cycle_days: numberIn(draft.cycleDays),
    duration_hours: numberIn(draft.hours),
    pattern_json: jsonOf(
      draft.teams.map((team) => [
        team.name.trim(),
        rowOf(team, cycle).map((key) => names.get(key) ?? 'OFF'),
      ]),
    ),
    start_times_json: jsonOf(
      draft.codes.map(({ code, start }) => [code, readTime(start) ?? start]),
    ),
    code_durations_json:
      own.length > 0 ? jsonOf(own.map(({ code, hours }) => [code, numberIn(hours)])) : null,
    teams_json: JSON.stringify(draft.teams.map(({ name }) => name.trim())),
    legend_json: jsonOf([
      ...draft.codes.map(({ code, label }) => [code, label.trim() || code] as const),
      ['OFF', 'Off'],
    ]),
    tied_to_weekdays: isTied(draft),
  };
}

function jsonOf(entries: readonly (readonly [string, unknown])[]): string {
  return JSON.stringify(Object.fromEntries(entries));
}

/** NaN for what is not a number, which the schema refuses. */
export function numberIn(typed: string): number {
  return typed.trim() === '' ? Number.NaN : Number(typed.trim().replace(',', '.'));
}
