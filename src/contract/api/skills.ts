// Skills, licences, checks and inductions: what there is, who holds it, and where it is needed.
import { z } from 'zod';
import { endpoint } from '../endpoint';
import { TOO_LARGE } from '../evidence-file';
import { id, instant, nameText, text } from '../fields';
import { LIMITS } from '../limits';
import { calendarDate, typedDate, wallTime } from '../time-fields';

export const SKILL_KINDS = ['skill', 'licence', 'check', 'induction'] as const;
export const SKILL_SEVERITIES = ['block', 'warn'] as const;
export const REMINDER_DAYS = [90, 30, 14, 1];

/** How many people hold a skill today. Someone who has renewed it counts once, as valid. */
const Holders = z.object({
  valid: z.int(),
  /** Of those, how many lose it before long. */
  expiring: z.int(),
  expired: z.int(),
  unverified: z.int(),
});

export const Skill = z.object({
  id: z.uuid(),
  name: z.string(),
  kind: z.enum(SKILL_KINDS),
  has_number: z.boolean(),
  has_class: z.boolean(),
  validity_months: z.int().nullable(),
  reminder_days: z.array(z.int()),
  severity: z.enum(SKILL_SEVERITIES),
  updated_at: instant,
  /** Null for people who don't see what others hold. */
  holders: Holders.nullable(),
});
export type Skill = z.infer<typeof Skill>;

/** What the form showed; refused where someone has changed it since. */
const seen = z.strictObject({ updated_at: instant }).optional();

export const SkillInput = z.strictObject({
  name: nameText(LIMITS.skillNameLength, 'Required').meta({ examples: ['First aid'] }),
  kind: z.enum(SKILL_KINDS),
  has_number: z.boolean(),
  has_class: z.boolean(),
  /** How long one is valid from its first day; null without an end. */
  validity_months: z.int().min(1).max(600).nullable(),
  reminder_days: z
    .array(z.int().min(1).max(365))
    .max(10)
    .refine((days) => new Set(days).size === days.length, 'Name each day once')
    .optional(),
  severity: z.enum(SKILL_SEVERITIES),
});
export type SkillInput = z.infer<typeof SkillInput>;

const Path = z.object({ id: id('skill') });
const HoldingPath = z.object({ id: id('holding') });
const EmployeePath = z.object({ id: id('employee') });

export const listSkills = endpoint({
  method: 'GET',
  path: '/api/skills',
  summary: 'List the skills of the organisation. Managers also get how many people hold each',
  right: 'keep own skills',
  response: z.array(Skill),
});

export const createSkill = endpoint({
  method: 'POST',
  path: '/api/skills',
  summary: 'Create a skill. Without reminder days, reminders go out 90, 30, 14 and 1 days ahead',
  right: 'edit rules',
  body: SkillInput,
  response: Skill,
  status: 201,
});

export const updateSkill = endpoint({
  method: 'PUT',
  path: '/api/skills/{id}',
  summary: 'Change a skill',
  right: 'edit rules',
  params: Path,
  body: SkillInput.extend({ seen }),
  response: Skill,
});

export const deleteSkill = endpoint({
  method: 'DELETE',
  path: '/api/skills/{id}',
  summary: 'Delete a skill, with every record of who holds it and their files',
  right: 'edit rules',
  params: Path,
});

export const Holding = z.object({
  id: z.uuid(),
  employee_id: z.uuid(),
  skill_id: z.uuid(),
  number: z.string().nullable(),
  class: z.string().nullable(),
  issued_in: z.string().nullable(),
  /** The first and the last day on which it is valid. */
  valid_from: calendarDate.nullable(),
  valid_to: calendarDate.nullable(),
  verified_at: instant.nullable(),
  verified_by_name: z.string().nullable(),
  file: z.object({ name: z.string(), bytes: z.int() }).nullable(),
  updated_at: instant,
});
export type Holding = z.infer<typeof Holding>;

export const HoldingOfPerson = Holding.extend({ employee_name: z.string() });
export type HoldingOfPerson = z.infer<typeof HoldingOfPerson>;

export const listHolders = endpoint({
  method: 'GET',
  path: '/api/skills/{id}/holdings',
  summary: 'List who holds a skill, those to verify first',
  right: 'verify skills',
  params: Path,
  response: z.array(HoldingOfPerson),
});

const HoldingDetails = z.strictObject({
  number: text(100)
    .meta({ examples: ['412 345 678'] })
    .nullish(),
  class: text(50)
    .meta({ examples: ['1AC'] })
    .nullish(),
  issued_in: text(50)
    .meta({ examples: ['NSW'] })
    .nullish(),
  valid_from: typedDate.nullish(),
  /** Left out, it follows from the first day where the skill says how long it is valid. */
  valid_to: typedDate.nullish(),
  /** That the caller has checked it. Otherwise a change leaves it unverified. */
  verified: z.boolean().optional(),
});

export const HoldingInput = HoldingDetails.extend({ skill_id: id('skill', 'Choose a skill') });
export const HoldingChanges = HoldingDetails.extend({ seen });

export const listHoldings = endpoint({
  method: 'GET',
  path: '/api/employees/{id}/holdings',
  summary: 'List what someone holds: your own, or of anyone as a manager',
  right: 'keep own skills',
  params: EmployeePath,
  response: z.array(Holding),
});

export const createHolding = endpoint({
  method: 'POST',
  path: '/api/employees/{id}/holdings',
  summary: 'Add something that you hold, or that someone else holds as a manager',
  right: 'keep own skills',
  params: EmployeePath,
  body: HoldingInput,
  response: Holding,
  status: 201,
});

export const updateHolding = endpoint({
  method: 'PUT',
  path: '/api/holdings/{id}',
  summary: 'Change the details of what someone holds. A change needs a new verification',
  right: 'keep own skills',
  params: HoldingPath,
  body: HoldingChanges,
  response: Holding,
});

export const deleteHolding = endpoint({
  method: 'DELETE',
  path: '/api/holdings/{id}',
  summary: 'Delete what someone holds, with its file',
  right: 'keep own skills',
  params: HoldingPath,
});

export const verifyHolding = endpoint({
  method: 'POST',
  path: '/api/holdings/{id}/verify',
  summary: 'Confirm that you have checked what someone holds, as it was when you opened it',
  right: 'verify skills',
  params: HoldingPath,
  body: z.strictObject({ seen: z.strictObject({ updated_at: instant }) }),
  response: Holding,
});

export const putHoldingFile = endpoint({
  method: 'PUT',
  path: '/api/holdings/{id}/file',
  summary: 'Store the evidence: a PDF, JPEG, PNG or HEIC of at most 5 MB, in base64',
  right: 'keep own skills',
  params: HoldingPath,
  body: z.strictObject({
    name: nameText(LIMITS.nameLength, 'Required').meta({ examples: ['licence.pdf'] }),
    content: z
      .base64('Invalid input')
      .min(1, 'The file is empty')
      .max(Math.ceil(LIMITS.evidenceBytes / 3) * 4, TOO_LARGE)
      .meta({ examples: ['JVBERi0xLjQK'] }),
  }),
  // Above the limit of the field, so that a file that is a little too large gets its own sentence.
  bodyBytes: 2 * LIMITS.evidenceBytes,
  response: Holding,
});

export const getHoldingFile = endpoint({
  method: 'GET',
  path: '/api/holdings/{id}/file',
  summary: 'Download the evidence',
  right: 'keep own skills',
  params: HoldingPath,
  produces: 'application/octet-stream',
});

export const deleteHoldingFile = endpoint({
  method: 'DELETE',
  path: '/api/holdings/{id}/file',
  summary: 'Delete the evidence',
  right: 'keep own skills',
  params: HoldingPath,
  response: Holding,
});

export const SkillRequirement = z.object({
  id: z.uuid(),
  /** What the shifts are that need the skills: at a site, with a role, with a code. Null means any. */
  location_id: z.uuid().nullable(),
  role_label: z.string().nullable(),
  template_code: z.string().nullable(),
  all_of: z.array(z.uuid()),
  any_of: z.array(z.uuid()),
});
export type SkillRequirement = z.infer<typeof SkillRequirement>;

const skills = z
  .array(id('skill'))
  .max(20)
  .refine((ids) => new Set(ids).size === ids.length, 'Name each skill once');

export const RequirementInput = z
  .strictObject({
    location_id: id('location').nullable(),
    role_label: text(LIMITS.nameLength)
      .meta({ examples: ['Registered Nurse'] })
      .nullable(),
    template_code: text(100)
      .meta({ examples: ['N'] })
      .nullable(),
    all_of: skills,
    any_of: skills,
  })
  .refine(({ all_of, any_of }) => all_of.length + any_of.length > 0, {
    message: 'Choose a skill',
    path: ['all_of'],
  });
export type RequirementInput = z.infer<typeof RequirementInput>;

const RequirementPath = z.object({ id: id('skill-requirement') });

export const listRequirements = endpoint({
  method: 'GET',
  path: '/api/skill-requirements',
  summary: 'List which shifts need which skills',
  right: 'see rules',
  response: z.array(SkillRequirement),
});

export const createRequirement = endpoint({
  method: 'POST',
  path: '/api/skill-requirements',
  summary: 'Add a requirement',
  right: 'edit rules',
  body: RequirementInput,
  response: SkillRequirement,
  status: 201,
});

export const updateRequirement = endpoint({
  method: 'PUT',
  path: '/api/skill-requirements/{id}',
  summary: 'Change a requirement',
  right: 'edit rules',
  params: RequirementPath,
  body: RequirementInput,
  response: SkillRequirement,
});

export const deleteRequirement = endpoint({
  method: 'DELETE',
  path: '/api/skill-requirements/{id}',
  summary: 'Delete a requirement',
  right: 'edit rules',
  params: RequirementPath,
});

const BrokenShift = z.object({
  id: z.uuid(),
  employee_id: z.uuid(),
  employee_name: z.string(),
  location_name: z.string(),
  /** On the clock of the site. */
  date: calendarDate,
  start_time: wallTime,
  end_time: wallTime,
  published: z.boolean(),
  /** 'First aid is missing' */
  problem: z.string(),
});
export type BrokenShift = z.infer<typeof BrokenShift>;

export const tryRequirement = endpoint({
  method: 'POST',
  path: '/api/skill-requirements/try',
  summary: 'List the future shifts that a requirement would break. Changes nothing',
  right: 'edit rules',
  body: RequirementInput,
  response: z.object({
    shifts: z.int(),
    people: z.int(),
    /** The next ones. */
    first: z.array(BrokenShift),
  }),
});
