import type { Resolution } from '#engine/generation/input';

interface Words {
  label: string;
  hint: string;
}

export const RESOLUTION_WORDS: Record<Resolution, Words> = {
  replace: {
    label: 'Replace existing shifts',
    hint: 'The existing shifts are removed and the new ones take their place.',
  },
  skip: { label: 'Skip new shifts', hint: 'The existing shifts stay, the new ones are left out.' },
  create: { label: 'Create anyway', hint: 'Both stand, and overlap on purpose.' },
};

export const MANUAL_WORDS: Words = {
  label: 'Decide one by one',
  hint: 'Look at each conflict and choose.',
};
