// The Auto-Roster: what is asked of the generator, and what it answers.

import { z } from 'zod';
import { RESOLUTIONS, STRATEGIES } from '#engine/generation/input';
import { DOUBT_REASONS, SKIP_REASONS } from '#engine/generation/warnings-text';
import { daysBetween } from '#engine/time/dates';
import { endpoint } from '../endpoint';
import { id, instant, nameText, text } from '../fields';
import { LIMITS } from '../limits';
import { MOST_TEAMS } from '../template-content';
import { calendarDate, shiftHours, wallTime } from '../time-fields';
import { timezone } from '../timezone-field';
import { OverrideInput } from './overrides';
import { Told } from './roster-window';
import { FoundByRule } from './rules';

export const RULE_STATUSES = ['active', 'paused', 'archived'] as const;
export type RuleStatus = (typeof RULE_STATUSES)[number];

const roleLabel = text(LIMITS.nameLength).meta({ examples: ['Registered Nurse'] });
const people = z.array(id('employee')).max(LIMITS.rosterRows).default([]);
const startDate = calendarDate.meta({ examples: ['2027-03-01'] });
const endDate = calendarDate.meta({ examples: ['2027-03-28'] });

const Request = z.strictObject({
  templateId: id('shift-template', 'Template ID is required'),
  startDate,
  endDate,
  employeeIds: people,
  groupIds: z.array(id('shift-group')).max(200).default([]),
  parameters: z
    .strictObject({
      roleLabel: roleLabel.optional(),
      default_location_id: id('location').optional(),
      replace_conflicts: z.boolean().default(false),
    })
    .optional(),
  replaceConflicts: z.boolean().default(false),
  published: z.boolean().default(false),
  /** The clock that start times are read off; the organisation's unless given. */
  timezone: timezone.optional(),
  /** Start times are read off the clock of each shift's site, and not off `timezone`. */
  siteClock: z.boolean().optional(),
  /** Day 1 of the pattern. */
  cycleStartDate: calendarDate.meta({ examples: ['2027-03-01'] }).optional(),
  minRestHours: z.number().min(0).max(24).default(8),
  maxConsecutiveNights: z.int().min(1).max(14).default(3),
  conflictStrategy: z.enum(STRATEGIES).optional(),
  /** Team k follows the template's team k. Without teams, group i is team i, and single people are dealt out. */
  teams: z
    .array(
      z.strictObject({
        teamId: text(40).meta({ examples: ['A'] }),
        teamName: nameText(LIMITS.nameLength).meta({ examples: ['A'] }),
        employeeIds: people,
        /** Where the team works every code, instead of the code's own site. */
        locationId: id('location').optional(),
      }),
    )
    .max(MOST_TEAMS)
    .optional(),
  /** Where, when and how long each code is worked. */
  shiftCodes: z
    .record(
      text(40),
      z.strictObject({
        locationId: id('location'),
        startTime: wallTime,
        duration: shiftHours,
      }),
    )
    .optional(),
  resolutions: z
    .array(
      z.strictObject({
        employeeId: id('employee'),
        date: calendarDate,
        resolution: z.enum(RESOLUTIONS),
      }),
    )
    .max(LIMITS.bulkCells)
    .default([]),
  /** For the conflicts that have no resolution of their own; it wins over the strategy, too. */
  defaultResolution: z.enum(RESOLUTIONS).optional(),
  notes: text(LIMITS.notesLength).optional(),
  sendNotifications: z.boolean().default(false),
  rule: z
    .strictObject({
      name: nameText(LIMITS.nameLength, 'Rule name is required when creating a rule').meta({
        examples: ['Ward nights'],
      }),
      status: z.enum(['active', 'paused']).default('active'),
    })
    .optional(),
});

/** The rules about more than one field; `extend` needs the object without them. */
function whole<T extends z.ZodType<z.infer<typeof Request>>>(schema: T) {
  return schema
    .refine((value) => value.startDate < value.endDate, {
      message: 'Start date must be before end date',
      path: ['endDate'],
    })
    .refine((value) => daysBetween(value.startDate, value.endDate) < LIMITS.generationDays, {
      message: `Generation window cannot exceed ${LIMITS.generationDays} days`,
      path: ['endDate'],
    })
    .refine((value) => value.employeeIds.length + value.groupIds.length > 0, {
      message: 'At least one employee or group must be specified',
      path: ['employeeIds'],
    });
}

export type GenerationRequest = z.infer<typeof Request>;

const Summary = z.object({
  created: z.int(),
  /** The people who get at least one shift. */
  employees_processed: z.int(),
  skipped: z.int(),
  replaced: z.int(),
  conflicts: z.int(),
  warnings: z.array(z.string()),
  /** What the rule book finds about the created shifts, beside the limits of the request. */
  rule_warnings: z.int().default(0),
  /** Left out because a rule blocks them; counted among the skipped. */
  rule_skipped: z.int().default(0),
  /** Saving is refused while there are any, unless an admin overrides them. */
  rule_blocks: z.int().default(0),
  /** The first 20 blocks in words. */
  blocks: z.array(z.string()).default([]),
});
export type GenerationSummary = z.infer<typeof Summary>;

const Times = z.object({
  start_at: instant,
  end_at: instant,
  role_label: z.string().nullable(),
});

export const Conflict = z.object({
  employeeId: z.uuid(),
  employeeName: z.string(),
  date: calendarDate,
  existingShifts: z.array(
    Times.extend({
      /** The day that the existing shift belongs to, which may be the day before. */
      date: calendarDate,
      location_name: z.string(),
      timezone: z.string(),
      published: z.boolean(),
      generated: z.boolean(),
    }),
  ),
  proposedShift: Times.extend({ code: z.string(), location_id: z.uuid(), timezone: z.string() }),
  resolution: z.enum([...RESOLUTIONS, 'manual']),
});
export type Conflict = z.infer<typeof Conflict>;

const Entry = Times.extend({
  employee_id: z.uuid(),
  location_id: z.uuid(),
  date: calendarDate,
  code: z.string(),
});

/**
 * The same entries for thousands of people: when each code is worked on each day, once, and for each
 * person a text with a character a day that says which slot (cell-codes.ts; 0 is none).
 */
const CompactEntries = z.object({
  from: calendarDate,
  to: calendarDate,
  slots: z.array(Entry.omit({ employee_id: true })),
  rows: z.array(z.object({ employee_id: z.uuid(), cells: z.string() })),
});
export type CompactEntries = z.infer<typeof CompactEntries>;

const Explanation = z.object({
  employeeId: z.uuid(),
  employeeName: z.string(),
  /** Null for someone in no team. */
  date: calendarDate.nullable(),
  code: z.string().nullable(),
  reason: z.enum([...SKIP_REASONS, ...DOUBT_REASONS]),
  text: z.string(),
});
export type Explanation = z.infer<typeof Explanation>;

const GenerationResult = z.object({
  /** Empty where `compact` was asked for. */
  entries: z.array(Entry),
  compact: CompactEntries.nullable(),
  summary: Summary,
  conflicts: z.array(Conflict),
  /** Every skipped shift, every created one that breaks a limit, and everyone in no team. */
  explanations: z.array(Explanation),
  /** What the rule book finds about the created shifts: blocks and warnings. */
  found: FoundByRule.default({ counts: [], findings: [] }),
  /** Times at which a site would have fewer people than it needs: 'Tue 03:00-07:00 one short, 11 times'. */
  gaps: z.array(z.string()),
  /** Changes whenever another roster would come out. */
  fingerprint: z.string(),
});
export type GenerationResult = z.infer<typeof GenerationResult>;

export const previewRoster = endpoint({
  method: 'POST',
  path: '/api/auto-roster/preview',
  summary: 'Preview what a generation would create, skip and replace. Nothing is saved',
  right: 'generate roster',
  body: whole(
    Request.extend({
      /** Only the conflicts. */
      detectConflicts: z.boolean().default(false),
      compact: z.boolean().default(false),
    }),
  ),
  response: GenerationResult,
});

export const generateRoster = endpoint({
  method: 'POST',
  path: '/api/auto-roster/generate',
  summary: 'Create the shifts of a template over a window of dates, all or nothing',
  right: 'generate roster',
  body: whole(
    Request.extend({
      /** What the preview said; refused when it would come out otherwise now, until confirmed. */
      expected: z
        .strictObject({
          fingerprint: text(100),
          created: z.int(),
          skipped: z.int(),
          replaced: z.int(),
        })
        .optional(),
      confirmChanges: z.boolean().default(false),
      override: OverrideInput.optional(),
    }),
  ),
  response: z.object({ run_id: z.uuid(), summary: Summary }),
  status: 201,
});

export const RUN_STATUSES = ['pending', 'completed', 'failed'] as const;

export const Run = z.object({
  id: z.uuid(),
  org_id: z.uuid(),
  created_by_user_id: z.uuid().nullable(),
  created_by_user_name: z.string(),
  template_id: z.uuid(),
  template_name: z.string(),
  rule_id: z.uuid().nullable(),
  start_date: calendarDate,
  end_date: calendarDate,
  status: z.enum(RUN_STATUSES),
  /** JSON with shifts_created and the other figures; null until it is done. */
  summary: z.string().nullable(),
  /** JSON: the request. */
  generation_params: z.string(),
  error_message: z.string().nullable(),
  undone_at: instant.nullable(),
  created_at: instant,
});
export type Run = z.infer<typeof Run>;

const RunPath = z.object({ id: id('run') });

export const listRuns = endpoint({
  method: 'GET',
  path: '/api/auto-roster/runs',
  summary: 'List the generation runs of the organisation, newest first',
  right: 'generate roster',
  query: z.object({
    page: z.coerce.number().int().min(1).default(1),
    limit: z.coerce.number().int().min(1).max(100).default(20),
    status: z.enum(RUN_STATUSES).optional(),
  }),
  response: z.object({ runs: z.array(Run), total: z.int(), totalPages: z.int() }),
});

export const getRun = endpoint({
  method: 'GET',
  path: '/api/auto-roster/runs/{id}',
  summary:
    'Get a generation run: its warnings, what it replaced, and how many of its shifts remain',
  right: 'generate roster',
  params: RunPath,
  response: Run.extend({
    warnings: z.array(z.string()),
    /** Sentences about what was replaced. */
    replaced: z.array(z.string()),
    shifts_untouched: z.int(),
    /** Drafts of the run that were published since, and not edited. */
    shifts_published: z.int(),
    shifts_edited: z.int(),
    /** The rule that the run began or belongs to, and the dates it fills within the hour, if any. */
    rule: z
      .object({
        name: z.string(),
        status: z.enum(RULE_STATUSES),
        filled_to: calendarDate.nullable(),
        next: z.object({ from: calendarDate, to: calendarDate }).nullable(),
      })
      .nullable(),
  }),
});

export const deleteRun = endpoint({
  method: 'DELETE',
  path: '/api/auto-roster/runs/{id}',
  summary: 'Delete a generation run. Its shifts stay',
  right: 'generate roster',
  params: RunPath,
});

const Undone = Told.extend({
  removed: z.int(),
  /** Edited by hand since, so they stay. */
  kept: z.int(),
  /** Shifts that had been replaced and are back. */
  restored: z.int(),
});

export const undoRun = endpoint({
  method: 'POST',
  path: '/api/auto-roster/runs/{id}/undo',
  summary: 'Undo a generation run: remove its unedited shifts and restore those it replaced',
  right: 'generate roster',
  params: RunPath,
  body: z
    .strictObject({
      /** Removes the drafts that were published since and not edited, too. */
      includePublished: z.boolean().default(false),
      /** Pauses the rule of the run, which otherwise goes on filling the roster. */
      pauseRule: z.boolean().default(false),
      override: OverrideInput.optional(),
    })
    .prefault({}),
  response: Undone.extend({ rule_paused: z.boolean() }),
});

export const undoRule = endpoint({
  method: 'POST',
  path: '/api/auto-roster/undo',
  summary: 'Remove the unedited shifts that a rule created in a window of dates',
  right: 'generate roster',
  body: z
    .strictObject({
      ruleId: id('shift-rule', 'Rule ID is required'),
      startDate,
      endDate,
      /** Only tells what would happen. */
      preview: z.boolean().default(false),
      override: OverrideInput.optional(),
    })
    .refine((value) => value.startDate < value.endDate, {
      message: 'Start date must be before end date',
      path: ['endDate'],
    })
    .refine((value) => daysBetween(value.startDate, value.endDate) < LIMITS.generationDays, {
      message: `Undo window cannot exceed ${LIMITS.generationDays} days`,
      path: ['endDate'],
    }),
  response: Undone.omit({ restored: true }),
});
