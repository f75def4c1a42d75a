// From a saved template to a draft, and from a draft to what is saved.
import { LIMITS } from '#contract/limits';
import type { TemplateValues } from '../../../data/shift-templates';
import { hoursOfMinutes, minutesOfHours, timeOfMinutes } from '../../../platform/minutes';
import {
  blankDraft,
  cycleOf,
  type Draft,
  type DraftCode,
  isTied,
  numberIn,
  OFF,
  rowOf,
} from './draft';
import { typedTimes } from './draft-facts';

export function draftOf(template: TemplateValues): Draft {
  const { teams, patterns, duration: usual } = template;
  const codes = Object.entries(template.codes).map(
    ([code, { label, start, duration }], index): DraftCode => ({
      key: index + 1,
      code,
      label,
      start: timeOfMinutes(start),
      hours: duration === usual ? '' : String(hoursOfMinutes(duration)),
    }),
  );
  const keys = new Map(codes.map(({ code, key }) => [code, key]));
  return {
    name: template.name,
    type: template.type,
    cycleDays: String(template.cycle_days),
    hours: String(hoursOfMinutes(usual)),
    tied: template.tied_to_weekdays,
    codes,
    teams: teams.map((name, index) => ({
      key: codes.length + 1 + index,
      name,
      cells: (patterns[index] ?? []).map((code) => keys.get(code) ?? OFF),
    })),
    nextKey: codes.length + teams.length + 1,
  };
}

export function firstDraft(
  from: TemplateValues | undefined,
  mode: 'new' | 'edit' | 'duplicate',
): Draft {
  if (!from) return blankDraft();
  const draft = draftOf(from);
  if (mode !== 'duplicate') return draft;
  return { ...draft, name: `Copy of ${draft.name}`.slice(0, LIMITS.templateNameLength) };
}

/** Numbers and times that cannot be read yet are NaN. */
export function valuesOf(draft: Draft): TemplateValues {
  const cycle = cycleOf(draft);
  const names = new Map(draft.codes.map(({ key, code }) => [key, code]));
  return {
    name: draft.name.trim(),
    type: draft.type,
    cycle_days: numberIn(draft.cycleDays),
    tied_to_weekdays: isTied(draft),
    duration: minutesOfHours(numberIn(draft.hours)),
    teams: draft.teams.map(({ name }) => name.trim()),
    patterns: draft.teams.map((team) => rowOf(team, cycle).map((key) => names.get(key) ?? 'OFF')),
    codes: Object.fromEntries(
      draft.codes.map((code) => [
        code.code,
        { label: code.label.trim() || code.code, ...typedTimes(code, draft.hours) },
      ]),
    ),
  };
}
