// From a saved template to a draft of it.
import type { ShiftTemplate } from '#contract/api/shift-templates';
import { LIMITS } from '#contract/limits';
import { contentOf } from '#contract/template-content';
import { blankDraft, type Draft, type DraftCode, OFF } from './draft';

type Written = Omit<ShiftTemplate, 'id' | 'org_id' | 'is_system' | 'last_run'>;

export function draftOf(template: Written): Draft {
  const content = contentOf(template);
  const codes = Object.entries(content.codes).map(([code, meaning], index): DraftCode => {
    const hours = meaning.duration / 60;
    return {
      key: index + 1,
      code,
      label: meaning.label,
      start: meaning.startTime,
      hours: hours === template.duration_hours ? '' : String(hours),
    };
  });
  const keys = new Map(codes.map(({ code, key }) => [code, key]));
  return {
    name: template.name,
    type: template.type,
    cycleDays: String(template.cycle_days),
    hours: String(template.duration_hours),
    tied: template.tied_to_weekdays,
    codes,
    teams: content.teams.map((name, index) => ({
      key: codes.length + 1 + index,
      name,
      cells: (content.patterns[index] ?? []).map((code) => keys.get(code) ?? OFF),
    })),
    nextKey: codes.length + content.teams.length + 1,
  };
}

export function firstDraft(from: Written | undefined, mode: 'new' | 'edit' | 'duplicate'): Draft {
  if (!from) return blankDraft();
  const draft = draftOf(from);
  if (mode !== 'duplicate') return draft;
  return { ...draft, name: `Copy of ${draft.name}`.slice(0, LIMITS.templateNameLength) };
}
