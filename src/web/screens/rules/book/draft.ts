// A rule while someone changes it: what the fields hold, and how it is sent.
import { type Rule, RuleInput } from '#contract/api/rules';
import { counted } from '#engine/counted';
import type { Origin, RuleKind, Severity } from '#engine/rules/rule';
import type { CalendarDate } from '#engine/time/kinds';
import type { RuleBody } from '../../../data/rules';
import { FIRST_PARAMS, type Params } from './rule-text';

export type DraftScope = RuleBody['scope'];

export interface Draft {
  kind: RuleKind;
  params: Params;
  scope: DraftScope;
  severity: Severity | 'off';
  origin: Origin;
  text: string;
  source: string;
  /** Empty: not chosen. */
  validFrom: string;
  validTo: string;
}

export interface DraftErrors {
  /** By parameter. */
  params: Record<string, string>;
  scope?: string;
  validFrom?: string;
  validTo?: string;
  text?: string;
  source?: string;
}

const SHOWN = ['scope', 'validFrom', 'validTo', 'text', 'source'] as const;

function isShown(field: string | undefined): field is (typeof SHOWN)[number] {
  return SHOWN.some((each) => each === field);
}

export function draftOf(rule: Rule, today: CalendarDate): Draft {
  const { name: _name, ...scope } = rule.scope;
  const begun = rule.valid_from === null || rule.valid_from < today;
  return {
    kind: rule.kind,
    params: rule.params as Params,
    scope: scope as DraftScope,
    severity: rule.severity,
    origin: rule.origin,
    text: rule.text ?? '',
    source: rule.source ?? '',
    validFrom: begun ? today : (rule.valid_from ?? today),
    validTo: rule.valid_to ?? '',
  };
}

export function newDraft(kind: RuleKind, today: CalendarDate): Draft {
  return {
    kind,
    params: FIRST_PARAMS[kind],
    scope: { type: 'organisation' },
    severity: 'warn',
    origin: 'policy',
    text: '',
    source: '',
    validFrom: today,
    validTo: '',
  };
}

function bodyOf({ validFrom, validTo, text, source, ...draft }: Draft): RuleBody {
  return {
    ...draft,
    text: text || null,
    source: source || null,
    validTo: validTo || null,
    ...(validFrom ? { validFrom } : {}),
  } as RuleBody;
}

/** What is wrong with the fields, and the rule to try and to save when nothing is. */
export function checkDraft(
  draft: Draft,
  today: CalendarDate,
): { errors: DraftErrors; body: RuleBody | null } {
  const body = bodyOf(draft);
  const errors: DraftErrors = { params: {} };
  const past = draft.validFrom !== '' && draft.validFrom < today;
  if (past) errors.validFrom = "A rule can't judge the past. Use today or later.";
  const { success, error } = RuleInput.safeParse(body);
  for (const { path, message } of error?.issues ?? []) {
    const [field, ...param] = path.map(String);
    if (field === 'params') errors.params[param.join('.')] ??= message;
    else if (isShown(field)) errors[field] = message;
  }
  return { errors, body: success && !past ? body : null };
}

/** 'would find 37 warnings for 12 people in the published roster' */
export function triedText(tried: { people: number; bySeverity: Record<Severity, number> }): string {
  const { block, warn, note } = tried.bySeverity;
  const parts = [
    block > 0 ? counted(block, 'block') : '',
    warn > 0 ? counted(warn, 'warning') : '',
    note > 0 ? counted(note, 'note') : '',
  ].filter(Boolean);
  if (parts.length === 0) return 'This would find nothing in the published roster.';
  const people = counted(tried.people, 'person', 'people');
  return `This would find ${parts.join(', ')} for ${people} in the published roster.`;
}
