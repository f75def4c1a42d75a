// The templates that ship with Muster: well-known rotations, with every team written out.
import type { TemplateType } from '#contract/api/shift-templates';
import { idFromText } from '../../db/id-from-text';
import templates from './system-templates.json';

export interface TemplateRow {
  id: string;
  org_id: string | null;
  name: string;
  type: TemplateType;
  cycle_days: number;
  pattern_json: string;
  start_times_json: string;
  duration_hours: number;
  code_durations_json: string | null;
  teams_json: string;
  legend_json: string;
  is_system: boolean;
  tied_to_weekdays: boolean;
}

interface TemplateSource {
  key: string;
  name: string;
  type: string;
  tied_to_weekdays: boolean;
  duration_hours: number;
  code_durations?: Record<string, number>;
  start_times: Record<string, string>;
  legend: Record<string, string>;
  /** By team, with one code per day. */
  patterns: Record<string, string>;
  /** How many teams work each code every day. The tests check it. */
  cover?: Record<string, number>;
}

export const TEMPLATE_SOURCES = templates as unknown as TemplateSource[];

export const SYSTEM_TEMPLATES: TemplateRow[] = TEMPLATE_SOURCES.map((written) => {
  const patterns = Object.fromEntries(
    Object.entries(written.patterns).map(([team, days]) => [team, days.split(' ')]),
  );
  const teams = Object.keys(patterns);
  return {
    id: idFromText(`muster shift template ${written.key}`),
    org_id: null,
    name: written.name,
    type: written.type as TemplateType,
    cycle_days: patterns[teams[0] ?? '']?.length ?? 0,
    pattern_json: JSON.stringify(patterns),
    start_times_json: JSON.stringify(written.start_times),
    duration_hours: written.duration_hours,
    code_durations_json: written.code_durations ? JSON.stringify(written.code_durations) : null,
    teams_json: JSON.stringify(teams),
    legend_json: JSON.stringify(written.legend),
    is_system: true,
    tied_to_weekdays: written.tied_to_weekdays,
  };
});
