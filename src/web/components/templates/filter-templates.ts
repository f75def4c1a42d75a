// Which templates are shown, and what their cards say.
import type { TemplateType } from '#contract/api/shift-templates';
import { counted } from '#engine/counted';
import type { RosterTemplate } from '../../data/shift-templates';
import { formatHours } from '../../platform/formats';
import { hoursOfMinutes } from '../../platform/minutes';

export const TYPE_LABELS: Record<TemplateType, string> = {
  fixed: 'Fixed Schedule',
  rotation: 'Rotating Schedule',
  coverage: '24/7 Coverage',
  compressed: 'Compressed Work',
};

export interface TemplateFilter {
  search: string;
  type: TemplateType | 'all';
}

/** Every word of the search must be in the name or the type. */
export function filterTemplates(
  templates: readonly RosterTemplate[],
  { search, type }: TemplateFilter,
): { system: RosterTemplate[]; custom: RosterTemplate[] } {
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

/** '28-day cycle', 'shifts of 12 h', '4 teams' */
export function templateFacts({ codes, teams, cycle_days }: RosterTemplate): string[] {
  const hours = Object.values(codes).map(({ duration }) => hoursOfMinutes(duration));
  const [shortest, longest] = [Math.min(...hours), Math.max(...hours)];
  return [
    `${cycle_days}-day cycle`,
    shortest === longest
      ? `shifts of ${formatHours(longest)}`
      : `shifts of ${formatHours(shortest).replace(' h', '')}–${formatHours(longest)}`,
    counted(teams.length, 'team'),
  ];
}

/** The first seven days of the first team; a shorter cycle repeats. */
export function weekOfFirstTeam({ patterns }: RosterTemplate): { key: string; code: string }[] {
  const pattern = patterns[0] ?? [];
  return Array.from({ length: 7 }, (_, day) => ({
    key: String(day),
    code: pattern[day % Math.max(1, pattern.length)] ?? 'OFF',
  }));
}
