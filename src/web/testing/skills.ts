// Skills and what people hold, for the tests of screens.
import type { Holding, Skill } from '#contract/api/skills';
import { idOf } from './screen-test';

export function skill(name: string, changes: Partial<Skill> = {}): Skill {
  return {
    id: idOf(name),
    name,
    kind: 'licence',
    has_number: true,
    has_class: false,
    validity_months: null,
    reminder_days: [90, 30, 14, 1],
    severity: 'warn',
    updated_at: '2027-01-01T00:00:00.000Z',
    holders: { valid: 0, expiring: 0, expired: 0, unverified: 0 },
    ...changes,
  };
}

export function holding(skillName: string, changes: Partial<Holding> = {}): Holding {
  return {
    id: idOf(`${skillName} held`),
    employee_id: idOf('Amy Able'),
    skill_id: idOf(skillName),
    number: '412 345',
    class: null,
    issued_in: 'NSW',
    valid_from: null,
    valid_to: null,
    verified_at: '2027-01-01T00:00:00.000Z',
    verified_by_name: 'Kim Lee',
    file: null,
    updated_at: '2027-01-02T00:00:00.000Z',
    ...changes,
  };
}
