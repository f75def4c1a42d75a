import { expect, test } from 'vitest';
import { SUBSCRIPTION_STATUSES, type SubscriptionStatus } from '#contract/subscription';
import { remedyText, subscriptionNeed } from './subscription-text';

const NOW = Date.parse('2026-11-13T00:00:00Z');
const LATER = '2026-11-20T00:00:00Z';

const problemOf = (
  subscription_status: SubscriptionStatus,
  payments: 'card' | 'sandbox' = 'card',
  trial_end: string | null = LATER,
) => subscriptionNeed({ subscription_status, trial_end }, payments, NOW)?.problem;

test('a running trial and a paid subscription need nothing', () => {
  expect(problemOf('trialing')).toBeUndefined();
  expect(problemOf('trialing', 'card', null)).toBeUndefined();
  expect(problemOf('active', 'card', '2026-11-01T00:00:00Z')).toBeUndefined();
});

test('a trial needs attention from the moment it ends', () => {
  expect(problemOf('trialing', 'card', '2026-11-13T00:00:01Z')).toBeUndefined();
  expect(problemOf('trialing', 'card', '2026-11-13T00:00:00Z')).toBe('Your trial has expired.');
});

test('an organisation without a subscription owes nothing in test mode', () => {
  expect(problemOf('pending_activation', 'card')).toBe('The subscription has not been set up yet.');
  expect(problemOf('pending_activation', 'sandbox')).toBeUndefined();
});

test('every other status needs attention, in test mode too', () => {
  const well = ['trialing', 'active', 'pending_activation'];
  const needy = SUBSCRIPTION_STATUSES.filter((status) => !well.includes(status));
  expect(needy).toHaveLength(5);
  for (const status of needy) {
    expect(problemOf(status), status).toMatch(/^The .+\.$/);
    expect(problemOf(status, 'sandbox'), status).toBe(problemOf(status));
  }
});

test('the owner is told what to do, others whom to ask', () => {
  const need = { problem: 'The trial is over.', remedy: 'check the card' };
  expect(remedyText(need, undefined)).toBe('Check the card.');
  expect(remedyText(need, 'Helen')).toBe('Ask Helen to check the card.');
});
