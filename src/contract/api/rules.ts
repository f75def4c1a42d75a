// The rule book of an organisation, and what the rules find in its roster.
import { z } from 'zod';
import { DAY_STATUSES } from '#engine/cells/cell';
import { CONTRACT_TYPES } from '#engine/rules/person';
import { AWAY_REASONS, ORIGINS, RULE_KINDS, SEVERITIES } from '#engine/rules/rule';
import { endpoint } from '../endpoint';
import { id, instant, text } from '../fields';
import { LIMITS } from '../limits';
import { eachKind } from '../rule-fields';
import { calendarDate, wallTime } from '../time-fields';
import { windowOfGroups } from '../window-of-groups';
import { OverrideInput } from './overrides';

/** Whom a rule is for. */
const ScopeInput = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('site'), id: id('location') }),
  z.strictObject({ type: z.literal('group'), id: id('shift-group') }),
  z.strictObject({ type: z.literal('person'), id: id('employee') }),
  z.strictObject({ type: z.literal('contract'), contract: z.enum(CONTRACT_TYPES) }),
  z.strictObject({ type: z.literal('organisation') }),
]);

const severity = z.enum([...SEVERITIES, 'off']);
const ruleText = text(LIMITS.ruleTextLength);

export const RuleInput = eachKind({
  scope: ScopeInput,
  severity,
  /** Today or later: a rule never judges the past anew. Left out: today. */
  validFrom: calendarDate.optional(),
  validTo: calendarDate.meta({ examples: ['2027-12-31'] }).nullish(),
  origin: z.enum(ORIGINS),
  text: ruleText.nullish(),
  source: ruleText.nullish(),
}).refine(({ validFrom, validTo }) => !validFrom || !validTo || validFrom <= validTo, {
  message: "The last day can't be before the first day",
  path: ['validTo'],
});
export type RuleInput = z.infer<typeof RuleInput>;

export const Rule = eachKind({
  id: z.uuid(),
  scope: z.object({
    type: z.enum(['organisation', 'site', 'group', 'contract', 'person']),
    id: z.uuid().optional(),
    contract: z.enum(CONTRACT_TYPES).optional(),
    /** The name of the site, the group or the person. */
    name: z.string().nullable(),
  }),
  severity,
  valid_from: calendarDate.nullable(),
  valid_to: calendarDate.nullable(),
  origin: z.enum(ORIGINS),
  text: z.string().nullable(),
  source: z.string().nullable(),
  source_as_of: calendarDate.nullable(),
  updated_at: instant,
});
export type Rule = z.infer<typeof Rule>;

const Path = z.object({ id: id('rule') });

export const listRules = endpoint({
  method: 'GET',
  path: '/api/rules',
  summary: 'List the rules of the organisation, also those that have ended',
  right: 'see rules',
  response: z.array(Rule),
});

export const createRule = endpoint({
  method: 'POST',
  path: '/api/rules',
  summary: 'Add a rule that holds from today or from a later day',
  right: 'edit rules',
  body: RuleInput,
  response: Rule,
  status: 201,
});

export const changeRule = endpoint({
  method: 'PUT',
  path: '/api/rules/{id}',
  summary:
    'Change a rule from a day on: the rule as it was ends the day before, and a new one begins',
  right: 'edit rules',
  params: Path,
  body: RuleInput,
  response: Rule,
});

export const endRule = endpoint({
  method: 'DELETE',
  path: '/api/rules/{id}',
  summary: 'End a rule: it no longer holds from today on. One that has not begun is deleted',
  right: 'edit rules',
  params: Path,
});

/** A rule that the roster breaks, about one person. */
export const RosterFinding = z.object({
  rule_id: z.string(),
  kind: z.enum(RULE_KINDS),
  severity: z.enum(SEVERITIES),
  employee_id: z.uuid(),
  employee_name: z.string(),
  /** The first and the last day that it speaks of. */
  from: calendarDate,
  to: calendarDate,
  /** 'Rest of 8 h 30 min between Tue 4 May and Wed 5 May; 10 h needed' */
  text: z.string(),
  /** The smallest change that clears it, where there is one. */
  fix: z.string().nullable(),
  /** Of the facts: an override carries it. */
  fingerprint: z.string(),
  override: z.object({ reason: z.string(), by: z.string(), at: instant }).nullable(),
});
export type RosterFinding = z.infer<typeof RosterFinding>;

/** How often a rule was found, and for how many people. */
export const FindingCount = z.object({
  rule_id: z.string(),
  kind: z.enum(RULE_KINDS),
  /** Which of them, of a rule about leave, sick and off days. */
  away: z.enum(AWAY_REASONS).nullable(),
  severity: z.enum(SEVERITIES),
  findings: z.int(),
  people: z.int(),
});
export type FindingCount = z.infer<typeof FindingCount>;

/** Counts of everything, and the first findings in words. */
export const FoundByRule = z.object({
  counts: z.array(FindingCount),
  findings: z.array(RosterFinding),
});
export type FoundByRule = z.infer<typeof FoundByRule>;

export const tryRule = endpoint({
  method: 'POST',
  path: '/api/rules/try',
  summary: 'What a rule would find in the published roster from today on. Changes nothing',
  right: 'edit rules',
  body: z.strictObject({ rule: RuleInput, replaces: id('rule').optional() }),
  response: z.object({
    from: calendarDate,
    to: calendarDate,
    findings: z.int(),
    people: z.int(),
    bySeverity: z.object({ block: z.int(), warn: z.int(), note: z.int() }),
    /** The first ten. */
    first: z.array(RosterFinding),
  }),
});

export const listFindings = endpoint({
  method: 'GET',
  path: '/api/roster/findings',
  summary: `What the rules find from one date to another, of everyone, of some groups or of one person: counts by rule, and the first ${LIMITS.findings} findings`,
  right: 'see roster',
  query: windowOfGroups.safeExtend({ employeeId: id('employee').optional() }),
  response: FoundByRule,
});

export const checkChanges = endpoint({
  method: 'POST',
  path: '/api/roster/check',
  summary: 'What the rules would find after these changes, and not now. Changes nothing',
  right: 'edit roster',
  body: z.strictObject({
    shifts: z
      .array(
        z.strictObject({
          /** The shift that is changed; left out for a new one. */
          id: id('shift').optional(),
          employeeId: id('employee'),
          locationId: id('location'),
          date: calendarDate,
          startTime: wallTime,
          endTime: wallTime.meta({ examples: ['17:00'] }),
          roleLabel: text(LIMITS.nameLength).nullish(),
        }),
      )
      .max(LIMITS.checkedChanges)
      .default([]),
    /** Shifts that go. */
    removed: z.array(id('shift')).max(LIMITS.checkedChanges).default([]),
    statuses: z
      .array(
        z.strictObject({
          employeeId: id('employee'),
          date: calendarDate,
          status: z.enum(DAY_STATUSES).nullable(),
        }),
      )
      .max(LIMITS.checkedChanges)
      .default([]),
  }),
  response: z.object({
    findings: z.array(RosterFinding),
    /** Whether saving would be refused. */
    blocked: z.boolean(),
  }),
});

export const overrideFinding = endpoint({
  method: 'POST',
  path: '/api/overrides',
  summary:
    'Allow a finding as it is, with a reason. It lapses by itself when the rule or the shifts change',
  right: 'override rules',
  body: z.strictObject({
    employeeId: id('employee'),
    /** A day that the finding speaks of. */
    date: calendarDate,
    fingerprint: text(LIMITS.nameLength, 'Required'),
    reason: OverrideInput.shape.reason,
  }),
  response: RosterFinding,
  status: 201,
});
