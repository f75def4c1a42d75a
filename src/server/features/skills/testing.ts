// Skills and holdings for tests, made over HTTP.
import * as api from '#contract/api/skills';
import type { BodyInput } from '#contract/endpoint';
import type { Person } from '../../testing/people';

export const FIRST_AID: BodyInput<typeof api.createSkill> = {
  name: 'First aid',
  kind: 'skill',
  has_number: true,
  has_class: false,
  validity_months: null,
  severity: 'warn',
};

export function addSkill(
  { browser }: Person,
  changes: Partial<BodyInput<typeof api.createSkill>> = {},
) {
  return browser.call(api.createSkill, { body: { ...FIRST_AID, ...changes } });
}

export function addHolding(
  { browser }: Person,
  employeeId: string,
  skillId: string,
  changes: Partial<BodyInput<typeof api.createHolding>> = {},
) {
  return browser.call(api.createHolding, {
    params: { id: employeeId },
    body: { skill_id: skillId, number: '412 345', ...changes },
  });
}
