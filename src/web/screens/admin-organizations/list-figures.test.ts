import { expect, test } from 'vitest';
import { figuresOf } from './list-figures';

test('the figures count organisations by status, and their members', () => {
  expect(
    figuresOf([
      { subscription_status: 'active', member_count: 12 },
      { subscription_status: 'trialing', member_count: 3 },
      { subscription_status: 'active', member_count: 1 },
      { subscription_status: 'past_due', member_count: 5 },
    ]),
  ).toEqual({ active: 2, trialing: 1, members: 21 });
  expect(figuresOf([])).toEqual({ active: 0, trialing: 0, members: 0 });
});
