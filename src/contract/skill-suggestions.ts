// Skills that organisations in Australia often ask for: the Skills tab offers them, and nothing is added by itself.
import type { SkillInput } from './api/skills';

type Suggestion = Pick<
  SkillInput,
  'name' | 'kind' | 'has_number' | 'has_class' | 'validity_months' | 'severity'
>;

/** Where the validity differs by state or course, none is given: the date on the card counts. */
export const SKILL_SUGGESTIONS: readonly Suggestion[] = [
  suggest('Security licence', 'licence', { has_number: true, has_class: true, severity: 'block' }),
  suggest('First aid', 'skill', { has_number: true, validity_months: 36 }),
  suggest('CPR', 'skill', { has_number: true, validity_months: 12 }),
  suggest('White card', 'licence', { has_number: true, severity: 'block' }),
  suggest('RSA', 'licence', { has_number: true, severity: 'block' }),
  suggest('Working with children', 'check', { has_number: true, severity: 'block' }),
  suggest('NDIS screening', 'check', { has_number: true, validity_months: 60, severity: 'block' }),
  suggest('High-risk work', 'licence', {
    has_number: true,
    has_class: true,
    validity_months: 60,
    severity: 'block',
  }),
  suggest('AHPRA', 'licence', {
    has_number: true,
    has_class: true,
    validity_months: 12,
    severity: 'block',
  }),
  suggest('Police check', 'check', { has_number: true }),
  suggest('Site induction', 'induction', {}),
];

function suggest(
  name: string,
  kind: Suggestion['kind'],
  more: Partial<Omit<Suggestion, 'name' | 'kind'>>,
): Suggestion {
  return {
    name,
    kind,
    has_number: false,
    has_class: false,
    validity_months: null,
    severity: 'warn',
    ...more,
  };
}
