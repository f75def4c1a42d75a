import type { Skill } from '#contract/api/skills';

export const KIND_LABELS: Record<Skill['kind'], string> = {
  skill: 'Skill',
  licence: 'Licence',
  check: 'Check',
  induction: 'Induction',
};
