// Shift templates: the rotations that rosters are generated from, Muster's and the organisation's own.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { id, nameText } from '../fields';
import { LIMITS } from '../limits';
import { readTemplate, type TemplateContent, type TemplateFault } from '../template-content';
import { calendarDate, shiftHours } from '../time-fields';

export const TEMPLATE_TYPES = ['fixed', 'rotation', 'coverage', 'compressed'] as const;
export type TemplateType = (typeof TEMPLATE_TYPES)[number];

export const ShiftTemplate = z.object({
  id: z.uuid(),
  /** Null for the templates that come with Muster. */
  org_id: z.uuid().nullable(),
  name: z.string(),
  type: z.enum(TEMPLATE_TYPES),
  cycle_days: z.int(),
  /** JSON: team to a list of daily codes. */
  pattern_json: z.string(),
  /** JSON: code to start time. */
  start_times_json: z.string(),
  duration_hours: z.number(),
  /** JSON: code to hours, for codes with their own length. */
  code_durations_json: z.string().nullable(),
  teams_json: z.string(),
  legend_json: z.string(),
  is_system: z.boolean(),
  /** The cycle begins on a Monday. */
  tied_to_weekdays: z.boolean(),
  /** Where the last roster from this template began its cycle and ended. */
  last_run: z.object({ cycle_start_date: calendarDate, end_date: calendarDate }).nullable(),
});
export type ShiftTemplate = z.infer<typeof ShiftTemplate>;

const json = z.string().max(LIMITS.templateTextLength);

export const ShiftTemplateInput = z
  .strictObject({
    name: nameText(LIMITS.templateNameLength, 'Required').meta({ examples: ['Two on, two off'] }),
    type: z.enum(TEMPLATE_TYPES),
    cycle_days: z
      .int()
      .min(1)
      .max(365)
      .meta({ examples: [4] }),
    pattern_json: json.meta({ examples: ['{"A":["D","D","OFF","OFF"]}'] }),
    start_times_json: json.meta({ examples: ['{"D":"07:00"}'] }),
    duration_hours: shiftHours,
    code_durations_json: json.nullish().meta({ examples: ['{"D":12}'] }),
    teams_json: json.meta({ examples: ['["A"]'] }),
    legend_json: json.meta({ examples: ['{"D":"Day","OFF":"Off"}'] }),
    tied_to_weekdays: z.boolean().optional(),
  })
  .superRefine((template, context) => {
    const reading = readTemplate(template);
    const faults = reading.ok
      ? lengthFaults(reading.content, template.duration_hours)
      : reading.faults;
    for (const { field, message } of faults) {
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

/** Checked here and not when a template is read: one that was saved earlier must stay readable. */
function lengthFaults({ codes }: TemplateContent, usualHours: number): TemplateFault[] {
  return Object.entries(codes)
    .filter(([, { duration }]) => duration % 30 !== 0 && duration !== Math.round(usualHours * 60))
    .map(([code]) => ({
      field: 'code_durations_json',
      message: `The hours of ${code} must be in steps of 0.5`,
    }));
}

const Path = z.object({ id: id('shift-template') });

export const listShiftTemplates = endpoint({
  method: 'GET',
  path: '/api/shift-templates',
  summary: 'List the templates of Muster and of the organisation',
  right: 'generate roster',
  response: z.array(ShiftTemplate),
});

export const createShiftTemplate = endpoint({
  method: 'POST',
  path: '/api/shift-templates',
  summary: 'Save a template of the organisation',
  right: 'generate roster',
  body: ShiftTemplateInput,
  response: ShiftTemplate,
  status: 201,
});

export const updateShiftTemplate = endpoint({
  method: 'PUT',
  path: '/api/shift-templates/{id}',
  summary: 'Change a template of the organisation. Rosters made from it stay',
  right: 'generate roster',
  params: Path,
  body: ShiftTemplateInput,
  response: ShiftTemplate,
});

export const deleteShiftTemplate = endpoint({
  method: 'DELETE',
  path: '/api/shift-templates/{id}',
  summary: 'Delete a template of the organisation. Refused while an active rule uses it',
  right: 'generate roster',
  params: Path,
});
