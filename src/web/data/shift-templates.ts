// Shift templates. Their texts are read and written here and nowhere else: screens know typed values and minutes.
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type * as api from '#contract/api/shift-templates';
import type { BodyInput } from '#contract/endpoint';
import { contentOf } from '#contract/template-content';
import type { CodeTimes } from '#engine/rotation/facts';
import type { Minutes } from '#engine/time/kinds';
import { call } from '../platform/api';
import { hoursOfMinutes, minutesOfHours, minutesOfTime, timeOfMinutes } from '../platform/minutes';
import { queryClient } from '../platform/query-client';

export interface TemplateCode extends CodeTimes {
  label: string;
}

/** What a template says. */
export interface TemplateValues {
  name: string;
  type: api.TemplateType;
  cycle_days: number;
  tied_to_weekdays: boolean;
  /** For codes without a length of their own. */
  duration: Minutes;
  teams: string[];
  /** In the order of the teams. */
  patterns: string[][];
  /** The working codes. */
  codes: Record<string, TemplateCode>;
}

export interface RosterTemplate
  extends TemplateValues,
    Pick<api.ShiftTemplate, 'id' | 'is_system' | 'last_run'> {}

const templatesQuery = queryOptions({
  queryKey: ['shift-templates'],
  meta: { topics: ['runs'] },
  queryFn: async ({ signal }) =>
    (await call('GET /api/shift-templates', { signal })).map(readShiftTemplate),
});

export function useShiftTemplates() {
  return useQuery(templatesQuery);
}

export function useSaveTemplate() {
  return useMutation({
    mutationFn: async ({ id, ...values }: TemplateValues & { id?: string | undefined }) => {
      const body = writeShiftTemplate(values);
      const saved = id
        ? await call('PUT /api/shift-templates/{id}', { params: { id }, body })
        : await call('POST /api/shift-templates', { body });
      return readShiftTemplate(saved);
    },
    onSettled: refreshTemplates,
  });
}

export function useDeleteTemplate() {
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/shift-templates/{id}', { params: { id } }),
    onSettled: refreshTemplates,
  });
}

function refreshTemplates(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
}

export function readShiftTemplate(template: api.ShiftTemplate): RosterTemplate {
  const { id, name, type, is_system, last_run, cycle_days, tied_to_weekdays } = template;
  const { teams, patterns, codes } = contentOf(template);
  return {
    id,
    name,
    type,
    is_system,
    last_run,
    cycle_days,
    tied_to_weekdays,
    duration: minutesOfHours(template.duration_hours),
    teams,
    patterns,
    codes: Object.fromEntries(
      Object.entries(codes).map(([code, { label, startTime, duration }]) => [
        code,
        { label, start: minutesOfTime(startTime), duration },
      ]),
    ),
  };
}

/** What is not a number yet stays NaN, which the contract's schema refuses. */
export function writeShiftTemplate(
  values: TemplateValues,
): BodyInput<typeof api.createShiftTemplate> {
  const { name, type, cycle_days, tied_to_weekdays, duration, teams, patterns } = values;
  const codes = Object.entries(values.codes);
  const own = codes.filter(([, code]) => !Object.is(code.duration, duration));
  return {
    name,
    type,
    cycle_days,
    tied_to_weekdays,
    duration_hours: hoursOfMinutes(duration),
    pattern_json: jsonOf(teams.map((team, index) => [team, patterns[index]])),
    start_times_json: jsonOf(codes.map(([code, { start }]) => [code, timeOfMinutes(start)])),
    code_durations_json:
      own.length > 0
        ? jsonOf(own.map(([code, { duration: length }]) => [code, hoursOfMinutes(length)]))
        : null,
    teams_json: JSON.stringify(teams),
    legend_json: jsonOf([
      ...codes.map(([code, { label }]) => [code, label] as const),
      ['OFF', 'Off'],
    ]),
  };
}

function jsonOf(entries: readonly (readonly [string, unknown])[]): string {
  return JSON.stringify(Object.fromEntries(entries));
}
