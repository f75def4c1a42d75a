// Which templates are shown, and what their cards say.
import type { ShiftTemplate, TemplateType } from '#contract/api/shift-templates';
import { contentOf } from '#contract/template-content';
import { counted } from '#engine/counted';
import { formatHours } from '../../../platform/formats';
import { TYPE_LABELS } from './template-types';

export interface TemplateFilter {
  search: string;
  type: TemplateType | 'all';
}

/** Every word of the search, in the name or the type. */
export function filterTemplates(
  templates: readonly ShiftTemplate[],
  { search, type }: TemplateFilter,
): { system: ShiftTemplate[]; custom: ShiftTemplate[] } {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = templates.filter((template) => {
    const text = `${template.name} ${TYPE_LABELS[template.type]}`.toLowerCase();
    return (type === 'all' || template.type === type) && words.every((word) => text.includes(word));
  });
  return {
    system: found.filter(({ is_system }) => is_system),
    custom: found.filter(({ is_system }) => !is_system),
  };
}

/** '28-day cycle', '12 h shifts', '4 teams' */
export function templateFacts(template: ShiftTemplate): string[] {
  const { codes, teams } = contentOf(template);
  const hours = Object.values(codes).map(({ duration }) => duration / 60);
  const [shortest, longest] = [Math.min(...hours), Math.max(...hours)];
  return [
    `${template.cycle_days}-day cycle`,
    shortest === longest
      ? `${formatHours(longest)} shifts`
      : `${formatHours(shortest).replace(' h', '')}–${formatHours(longest)} shifts`,
    counted(teams.length, 'team'),
  ];
}

/** The first seven days of the first team; a shorter cycle begins again. */
export function weekOfFirstTeam(template: ShiftTemplate): { key: string; code: string }[] {
  const pattern = contentOf(template).patterns[0] ?? [];
  return Array.from({ length: 7 }, (_, day) => ({
    key: String(day),
    code: pattern[day % Math.max(1, pattern.length)] ?? 'OFF',
  }));
}
